/**
 * @generated SignedSource<<5bf1304467626223369c44d10f572a16>>
 * @relayHash 2f5e6f81cce975e717015a7b1c05f80b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b2a76e399b1808fb4d4ec742a231a61deae70ae6d8c9fd01d35d4fe93357a75

import type { ConcreteRequest } from 'relay-runtime';
export type useBoardPulseChangedSubscription$variables = {
  after?: number | null | undefined;
  gameId: number;
};
export type useBoardPulseChangedSubscription$data = {
  readonly scoreboardChanged: {
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
    readonly previousSeq: number;
    readonly removedChallengeIds: ReadonlyArray<number>;
    readonly reset: {
      readonly __typename: "ScoreboardTable";
    } | null | undefined;
    readonly seq: number;
  };
};
export type useBoardPulseChangedSubscription = {
  response: useBoardPulseChangedSubscription$data;
  variables: useBoardPulseChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gameId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "gameId",
        "variableName": "gameId"
      }
    ],
    "concreteType": "ScoreboardDelta",
    "kind": "LinkedField",
    "name": "scoreboardChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "previousSeq",
        "storageKey": null
      },
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedChallengeIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ScoreboardTable",
        "kind": "LinkedField",
        "name": "reset",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBoardPulseChangedSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBoardPulseChangedSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5b2a76e399b1808fb4d4ec742a231a61deae70ae6d8c9fd01d35d4fe93357a75",
    "metadata": {},
    "name": "useBoardPulseChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a748d62f03489343a54f2edd0745becb";

export default node;
