/**
 * @generated SignedSource<<02cc9f5be46cf62ca2a596c3f0c531a0>>
 * @relayHash 44bc11912516f09855c567525bece910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af126229d6bbfa5894456e3b2d87c90c3ab18afc2f17024f0576885e3ba8209b

import type { ConcreteRequest } from 'relay-runtime';
export type GameTimeKind = "Close" | "End" | "Freeze" | "HintRelease" | "Release" | "WriteupDeadline";
export type useExtensionQuery$variables = {
  gameId: number;
  minutes: number;
};
export type useExtensionQuery$data = {
  readonly game: {
    readonly extension: {
      readonly instanceCount: number;
      readonly minutes: number;
      readonly moves: ReadonlyArray<{
        readonly after: string;
        readonly before: string;
        readonly challengeTitle: string | null | undefined;
        readonly kind: GameTimeKind;
      }>;
      readonly version: string;
    } | null | undefined;
  } | null | undefined;
};
export type useExtensionQuery = {
  response: useExtensionQuery$data;
  variables: useExtensionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "gameId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "minutes"
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
  "args": [
    {
      "kind": "Variable",
      "name": "minutes",
      "variableName": "minutes"
    }
  ],
  "concreteType": "GameExtension",
  "kind": "LinkedField",
  "name": "extension",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instanceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GameTimeMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "challengeTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
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
    "name": "useExtensionQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
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
    "name": "useExtensionQuery",
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
    "id": "af126229d6bbfa5894456e3b2d87c90c3ab18afc2f17024f0576885e3ba8209b",
    "metadata": {},
    "name": "useExtensionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bffcd22c515c0a51611acb8f04f0ef7a";

export default node;
