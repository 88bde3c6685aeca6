/**
 * @generated SignedSource<<47edad73bd12c62e951a191eb9d65a8b>>
 * @relayHash 6440af6034682c7279a64cfa936b2f80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90d7e405c2535b0c46280b98076990c9a4087679fb928ba42644df8fd6c5698d

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
    "name": "gameId",
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
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
    "id": "90d7e405c2535b0c46280b98076990c9a4087679fb928ba42644df8fd6c5698d",
    "metadata": {},
    "name": "AdminGameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "567b98c3bd373d3cb37a96e276895e3e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
