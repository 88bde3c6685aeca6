/**
 * @generated SignedSource<<dbcc7c101f44d85730e1ffd8a88aa3ef>>
 * @relayHash d12d2d3104fb5aea9aeb957393283ee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 514b56907fe9e170f09eef79af2c5a6b4947ea0d7959bfcb6031de1f5c174697

import type { ConcreteRequest } from 'relay-runtime';
export type GameEventType = "CheatDetected" | "ContainerDestroy" | "ContainerStart" | "FlagSubmit" | "Normal";
export type useEventSheetUrlQuery$variables = {
  challengeId?: string | null | undefined;
  gameId: number;
  search?: string | null | undefined;
  teamId?: string | null | undefined;
  types?: ReadonlyArray<GameEventType> | null | undefined;
};
export type useEventSheetUrlQuery$data = {
  readonly game: {
    readonly eventSheetUrl: string | null | undefined;
  } | null | undefined;
};
export type useEventSheetUrlQuery = {
  response: useEventSheetUrlQuery$data;
  variables: useEventSheetUrlQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "challengeId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gameId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "teamId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "types"
},
v5 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "challengeId",
      "variableName": "challengeId"
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    },
    {
      "kind": "Variable",
      "name": "teamId",
      "variableName": "teamId"
    },
    {
      "kind": "Variable",
      "name": "types",
      "variableName": "types"
    }
  ],
  "kind": "ScalarField",
  "name": "eventSheetUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEventSheetUrlQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v5/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
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
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEventSheetUrlQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v5/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
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
    "id": "514b56907fe9e170f09eef79af2c5a6b4947ea0d7959bfcb6031de1f5c174697",
    "metadata": {},
    "name": "useEventSheetUrlQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7a6640eaf469c58ddf8ef20745777c6";

export default node;
