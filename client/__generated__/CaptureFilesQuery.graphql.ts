/**
 * @generated SignedSource<<a519800684f86c840889dda261ddb539>>
 * @relayHash 7e77dc1901685ef32b1bd390de8ecadc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eda6cd2b4004bc890b79e3c015b0ad8de044e47c36c19cac8e46312f3b45ca0

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
    "name": "gameId",
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
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
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
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
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
    "id": "6eda6cd2b4004bc890b79e3c015b0ad8de044e47c36c19cac8e46312f3b45ca0",
    "metadata": {},
    "name": "CaptureFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b5da851064d2b427b3bb4d0431fcc2a3";

export default node;
