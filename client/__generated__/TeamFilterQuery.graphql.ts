/**
 * @generated SignedSource<<7d3103a82858b23c14ecf7971f40fec2>>
 * @relayHash 30559aa247def38983906a73cded1095
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27d4ddb3aad5115887bb2f5910856afd49ba8b952edf4bb312374dfcbb569f63

import type { ConcreteRequest } from 'relay-runtime';
export type TeamFilterQuery$variables = {
  teamId: string;
};
export type TeamFilterQuery$data = {
  readonly team: {
    readonly name: string;
  } | null | undefined;
};
export type TeamFilterQuery = {
  response: TeamFilterQuery$data;
  variables: TeamFilterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "teamId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "teamId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamFilterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TeamFilterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "27d4ddb3aad5115887bb2f5910856afd49ba8b952edf4bb312374dfcbb569f63",
    "metadata": {},
    "name": "TeamFilterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9184ca94c40b2ca4d30c7276e5b7615";

export default node;
