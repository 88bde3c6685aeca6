/**
 * @generated SignedSource<<7379511d4f28cefcdbc81c8c231d8554>>
 * @relayHash 2cb93d3a5a360ef8f76f8acfbc61b2a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db388b1a405b00ebefb094f4a91e19a1647e9bb5b71177cb807c9ecebc6dfd35

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteTeamInput = {
  teamId: number;
};
export type useDeleteListedTeamMutation$variables = {
  input: DeleteTeamInput;
};
export type useDeleteListedTeamMutation$data = {
  readonly deleteTeam: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useDeleteListedTeamMutation = {
  response: useDeleteListedTeamMutation$data;
  variables: useDeleteListedTeamMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "deleteTeam",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteListedTeamMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteListedTeamMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db388b1a405b00ebefb094f4a91e19a1647e9bb5b71177cb807c9ecebc6dfd35",
    "metadata": {},
    "name": "useDeleteListedTeamMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1ccc2ffca27f0e2d3c4d8ad6fba4c650";

export default node;
