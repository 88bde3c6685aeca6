/**
 * @generated SignedSource<<94b7556cb8770290e688efeb87bcd013>>
 * @relayHash b8f5f18f055d540a155b01f8bc5337aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91884b348cce34642298e9754eb095056d617ccfbf8931e772581af7dfbaedc5

import type { ConcreteRequest } from 'relay-runtime';
export type useBoardPulseQuery$variables = {
  gameId: number;
};
export type useBoardPulseQuery$data = {
  readonly game: {
    readonly scoreboard: {
      readonly challenges: ReadonlyArray<{
        readonly bloods: ReadonlyArray<{
          readonly avatarUrl: string | null | undefined;
          readonly solvedAt: string;
          readonly teamDatabaseId: number;
          readonly teamName: string;
        }>;
        readonly databaseId: number;
        readonly score: number;
        readonly solvedCount: number;
      }>;
      readonly seq: number;
    } | null | undefined;
  } | null | undefined;
};
export type useBoardPulseQuery = {
  response: useBoardPulseQuery$data;
  variables: useBoardPulseQuery$variables;
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
  "concreteType": "Scoreboard",
  "kind": "LinkedField",
  "name": "scoreboard",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seq",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScoreboardChallenge",
      "kind": "LinkedField",
      "name": "challenges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solvedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ScoreboardBlood",
          "kind": "LinkedField",
          "name": "bloods",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "teamDatabaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "teamName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatarUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "solvedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBoardPulseQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
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
    "name": "useBoardPulseQuery",
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
    "id": "91884b348cce34642298e9754eb095056d617ccfbf8931e772581af7dfbaedc5",
    "metadata": {},
    "name": "useBoardPulseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "844e0d35adb1746f3961af3e9a18ada0";

export default node;
