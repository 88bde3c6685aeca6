/**
 * @generated SignedSource<<10470caa4715160d9c77d9798ca05a23>>
 * @relayHash 16392988d41abcb1dd90f5de7dfb918d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3cdf6d5ad90e3ee3e9920c9930dce05afc8956e9f18f78aabee3c878a352dfe

import type { ConcreteRequest } from 'relay-runtime';
export type EmbedPageQuery$variables = {
  gameId: number;
};
export type EmbedPageQuery$data = {
  readonly clientConfig: {
    readonly customTheme: string | null | undefined;
    readonly title: string;
  };
  readonly game: {
    readonly databaseId: number;
    readonly end: string;
    readonly pausedAt: string | null | undefined;
    readonly start: string;
    readonly title: string;
  } | null | undefined;
};
export type EmbedPageQuery = {
  response: EmbedPageQuery$data;
  variables: EmbedPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "gameId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ClientConfig",
  "kind": "LinkedField",
  "name": "clientConfig",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customTheme",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pausedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmbedPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": "game",
        "args": (v3/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v1/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
    "name": "EmbedPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": "game",
        "args": (v3/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v1/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "id": "c3cdf6d5ad90e3ee3e9920c9930dce05afc8956e9f18f78aabee3c878a352dfe",
    "metadata": {},
    "name": "EmbedPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18d55aec828a219fc9e4fa98b8ec63a5";

export default node;
