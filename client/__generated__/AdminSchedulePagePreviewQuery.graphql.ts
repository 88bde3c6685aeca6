/**
 * @generated SignedSource<<d865cc67c38789b698a1d72327b3c568>>
 * @relayHash eb989cbbb321170f19d6be048b885854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b89085cc65adb9f503c5adc686b4a2c3f3cbf35fce29cdf2cd9933357efad548

import type { ConcreteRequest } from 'relay-runtime';
export type AdminSchedulePagePreviewQuery$variables = {
  at: string;
  gameId: number;
};
export type AdminSchedulePagePreviewQuery$data = {
  readonly game: {
    readonly challengesAt: ReadonlyArray<{
      readonly id: string;
    }> | null | undefined;
  } | null | undefined;
};
export type AdminSchedulePagePreviewQuery = {
  response: AdminSchedulePagePreviewQuery$data;
  variables: AdminSchedulePagePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "at"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gameId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "at",
      "variableName": "at"
    }
  ],
  "concreteType": "Challenge",
  "kind": "LinkedField",
  "name": "challengesAt",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminSchedulePagePreviewQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v2/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AdminSchedulePagePreviewQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v2/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b89085cc65adb9f503c5adc686b4a2c3f3cbf35fce29cdf2cd9933357efad548",
    "metadata": {},
    "name": "AdminSchedulePagePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4171e93f087011892796c7e4f7b041ea";

export default node;
