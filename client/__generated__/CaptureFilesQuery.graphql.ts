/**
 * @generated SignedSource<<8133e63d059aa93197bbcaf22094e301>>
 * @relayHash abc67b5d5ee0e0c21ecb52900c7448d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82c02b3ce331a0189cf1d1ae19e1181980655ffe068775ba26eb51e26cda85d0

import type { ConcreteRequest } from 'relay-runtime';
export type CaptureFilesQuery$variables = {
  challengeId: string;
  gameId: number;
  participationId: string;
};
export type CaptureFilesQuery$data = {
  readonly game: {
    readonly captures: ReadonlyArray<{
      readonly teams: ReadonlyArray<{
        readonly captures: ReadonlyArray<{
          readonly fileName: string;
          readonly size: number;
          readonly tcpUrl: string;
          readonly updatedAt: string;
          readonly url: string;
        }>;
      }>;
    }> | null | undefined;
  } | null | undefined;
};
export type CaptureFilesQuery = {
  response: CaptureFilesQuery$data;
  variables: CaptureFilesQuery$variables;
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
  "name": "participationId"
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
  "args": [
    {
      "kind": "Variable",
      "name": "challengeId",
      "variableName": "challengeId"
    }
  ],
  "concreteType": "ChallengeTraffic",
  "kind": "LinkedField",
  "name": "captures",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "participationId",
          "variableName": "participationId"
        }
      ],
      "concreteType": "TeamTraffic",
      "kind": "LinkedField",
      "name": "teams",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Capture",
          "kind": "LinkedField",
          "name": "captures",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "size",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "updatedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": "tcpUrl",
              "args": [
                {
                  "kind": "Literal",
                  "name": "form",
                  "value": "Tcp"
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(form:\"Tcp\")"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CaptureFilesQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v3/*:: as any*/),
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CaptureFilesQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v3/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "82c02b3ce331a0189cf1d1ae19e1181980655ffe068775ba26eb51e26cda85d0",
    "metadata": {},
    "name": "CaptureFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bd37718908113a8b11f3a627872ae2f3";

export default node;
