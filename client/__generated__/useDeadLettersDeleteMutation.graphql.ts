/**
 * @generated SignedSource<<947b03cd6871c3599ea35abe74cd3dec>>
 * @relayHash 5d30ad49554c4ee9ab41b7dc142bf10a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc55f533513d502cd0a87002652506e50927baf224f2d3d117bedc8fb912a962

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDeadLetterInput = {
  id: string;
};
export type useDeadLettersDeleteMutation$variables = {
  input: DeleteDeadLetterInput;
};
export type useDeadLettersDeleteMutation$data = {
  readonly deleteDeadLetter: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useDeadLettersDeleteMutation = {
  response: useDeadLettersDeleteMutation$data;
  variables: useDeadLettersDeleteMutation$variables;
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
    "name": "deleteDeadLetter",
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
    "name": "useDeadLettersDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeadLettersDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc55f533513d502cd0a87002652506e50927baf224f2d3d117bedc8fb912a962",
    "metadata": {},
    "name": "useDeadLettersDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ab45e1e3d2f662d392d371cec7186fc";

export default node;
