/**
 * @generated SignedSource<<82b0e14545fd9674abfdd6bd717b5c5e>>
 * @relayHash 07984447c0e93f9259870e585b2c225e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1a09b21da78ccb505c918fa08599604c0921af82f7c813f07660a7cb91646c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonitorTrafficPageQuery$variables = {
  gameId: number;
};
export type MonitorTrafficPageQuery$data = {
  readonly game: {
    readonly " $fragmentSpreads": FragmentRefs<"CaptureBrowser_game" | "MonitorHead_game">;
  } | null | undefined;
};
export type MonitorTrafficPageQuery = {
  response: MonitorTrafficPageQuery$data;
  variables: MonitorTrafficPageQuery$variables;
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
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MonitorTrafficPageQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MonitorHead_game"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CaptureBrowser_game"
          }
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
    "name": "MonitorTrafficPageQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChallengeTraffic",
            "kind": "LinkedField",
            "name": "captures",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "challengeId",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "teamCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "a1a09b21da78ccb505c918fa08599604c0921af82f7c813f07660a7cb91646c0",
    "metadata": {},
    "name": "MonitorTrafficPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "862e57ee3a3bb4e1ed86d458358ea7e3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
