/**
 * @generated SignedSource<<e443d27331fa01c19931a4f9776b997b>>
 * @relayHash 9ee93306ee19d5f1ba23e6ea5ff3e257
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d55a4e78a991d58cf06ba8b71c7cbe076a133763ad33fc00a3d23f59e6dc7f8d

import type { ConcreteRequest } from 'relay-runtime';
export type AdminGameLayoutQuery$variables = {
  gameId: number;
};
export type AdminGameLayoutQuery$data = {
  readonly game: {
    readonly databaseId: number;
    readonly pendingCount: number | null | undefined;
  } | null | undefined;
};
export type AdminGameLayoutQuery = {
  response: AdminGameLayoutQuery$data;
  variables: AdminGameLayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "gameId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": "pendingCount",
  "args": [
    {
      "kind": "Literal",
      "name": "status",
      "value": "Pending"
    }
  ],
  "kind": "ScalarField",
  "name": "participationCount",
  "storageKey": "participationCount(status:\"Pending\")"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminGameLayoutQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "AdminGameLayoutQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "d55a4e78a991d58cf06ba8b71c7cbe076a133763ad33fc00a3d23f59e6dc7f8d",
    "metadata": {},
    "name": "AdminGameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b53831c593d00c8a17b059b3b95395da";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
