/**
 * @generated SignedSource<<83c54b38636fafd82ae942c3e0dfd8ab>>
 * @relayHash aa42b88d165cd59a9f5cb3230a7209e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcb65e13712cd0310c694bd54488bf3bba09d86677222cbff932924bd35fe8c8

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type liveBoardSourceChangedSubscription$variables = {
  after?: number | null | undefined;
  gameId: number;
};
export type liveBoardSourceChangedSubscription$data = {
  readonly scoreboardChanged: {
    readonly challenges: ReadonlyArray<{
      readonly category: ChallengeCategory;
      readonly databaseId: number;
      readonly score: number;
      readonly solvedCount: number;
      readonly title: string;
    }>;
    readonly previousSeq: number;
    readonly removedChallengeIds: ReadonlyArray<number>;
    readonly removedTeamIds: ReadonlyArray<number>;
    readonly reset: {
      readonly __typename: "ScoreboardTable";
    } | null | undefined;
    readonly seq: number;
    readonly solves: ReadonlyArray<{
      readonly challengeId: number;
      readonly teamId: number;
      readonly time: number;
      readonly type: number;
      readonly userName: string | null | undefined;
    }>;
    readonly teams: ReadonlyArray<{
      readonly avatarUrl: string | null | undefined;
      readonly division: string | null | undefined;
      readonly id: number;
      readonly name: string;
      readonly participationId: number;
    }>;
  };
};
export type liveBoardSourceChangedSubscription = {
  response: liveBoardSourceChangedSubscription$data;
  variables: liveBoardSourceChangedSubscription$variables;
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
        "concreteType": "ScoreboardDeltaSolve",
        "kind": "LinkedField",
        "name": "solves",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "teamId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "challengeId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "time",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userName",
            "storageKey": null
          }
        ],
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
            "name": "title",
            "storageKey": null
          },
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
            "name": "score",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "solvedCount",
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
        "concreteType": "ScoreboardDeltaTeam",
        "kind": "LinkedField",
        "name": "teams",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "participationId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
            "name": "division",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedTeamIds",
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
    "name": "liveBoardSourceChangedSubscription",
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
    "name": "liveBoardSourceChangedSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bcb65e13712cd0310c694bd54488bf3bba09d86677222cbff932924bd35fe8c8",
    "metadata": {},
    "name": "liveBoardSourceChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0c584d4557cfff8ca5c794d3ec30f0e7";

export default node;
