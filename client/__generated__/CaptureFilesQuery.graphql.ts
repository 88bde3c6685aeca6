/**
 * @generated SignedSource<<e9dec1b64cc0c2181a60a3ea98cc3fa6>>
 * @relayHash b1dcd7ae2b27fb50c4b2b5d1ebd1eebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65b2cac8c242ce4c8bf5354fdaa417d50de32d9216f027ff66282fd91963e54d

import type { ConcreteRequest } from 'relay-runtime';
export type CaptureFilesQuery$variables = {
  challengeId: number;
  gameId: number;
  participationId: number;
};
export type CaptureFilesQuery$data = {
  readonly game: {
    readonly captures: ReadonlyArray<{
      readonly teams: ReadonlyArray<{
        readonly captures: ReadonlyArray<{
          readonly fileName: string;
          readonly size: number;
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
    "id": "65b2cac8c242ce4c8bf5354fdaa417d50de32d9216f027ff66282fd91963e54d",
    "metadata": {},
    "name": "CaptureFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8994666cc55d098a53576f77149aebc7";

export default node;
