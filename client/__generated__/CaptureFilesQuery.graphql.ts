/**
 * @generated SignedSource<<3fab9feb944c46824894e64b0d44f7d3>>
 * @relayHash 09a93bf6a9fddc4f2dc6ddf5faff75ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e14fe4eb2cb9c91b2f155d6217429309403bb869d84ef0a9c34fa53e51f78af

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
    "id": "9e14fe4eb2cb9c91b2f155d6217429309403bb869d84ef0a9c34fa53e51f78af",
    "metadata": {},
    "name": "CaptureFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9381774c731f39079f97e51cf3340a0e";

export default node;
