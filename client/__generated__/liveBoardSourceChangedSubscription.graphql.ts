/**
 * @generated SignedSource<<b73a38fcbdfb69fa5bbb8f95e4ba39d7>>
 * @relayHash 5b5b3034660d75e2740a3985d6e89123
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9828c1d3bfb09ac4a224fa4033e357755b00b21df32e5a9781ab6f2462f7ffdd

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type SubmissionType = "FirstBlood" | "Normal" | "SecondBlood" | "ThirdBlood" | "Unaccepted";
export type liveBoardSourceChangedSubscription$variables = {
  after?: number | null | undefined;
  gameId: string;
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
      readonly challenge: {
        readonly databaseId: number;
      };
      readonly solvedAt: string;
      readonly team: {
        readonly databaseId: number;
      };
      readonly type: SubmissionType;
      readonly userName: string | null | undefined;
    }>;
    readonly teams: ReadonlyArray<{
      readonly avatarUrl: string | null | undefined;
      readonly databaseId: number;
      readonly division: string | null | undefined;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "previousSeq",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seq",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solvedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solvedCount",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedChallengeIds",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participationId",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "division",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedTeamIds",
  "storageKey": null
},
v20 = {
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
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v22 = [
  (v5/*:: as any*/),
  (v21/*:: as any*/)
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
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ScoreboardDelta",
        "kind": "LinkedField",
        "name": "scoreboardChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
                "concreteType": "ScoreboardTeam",
                "kind": "LinkedField",
                "name": "team",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScoreboardChallenge",
                "kind": "LinkedField",
                "name": "challenge",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
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
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScoreboardDeltaTeam",
            "kind": "LinkedField",
            "name": "teams",
            "plural": true,
            "selections": [
              (v15/*:: as any*/),
              (v5/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          (v19/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
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
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ScoreboardDelta",
        "kind": "LinkedField",
        "name": "scoreboardChanged",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
                "concreteType": "ScoreboardTeam",
                "kind": "LinkedField",
                "name": "team",
                "plural": false,
                "selections": (v22/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScoreboardChallenge",
                "kind": "LinkedField",
                "name": "challenge",
                "plural": false,
                "selections": (v22/*:: as any*/),
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
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
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScoreboardDeltaTeam",
            "kind": "LinkedField",
            "name": "teams",
            "plural": true,
            "selections": [
              (v15/*:: as any*/),
              (v5/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          (v19/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9828c1d3bfb09ac4a224fa4033e357755b00b21df32e5a9781ab6f2462f7ffdd",
    "metadata": {},
    "name": "liveBoardSourceChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "dfac464048ce5d96d4838eee6dfda98a";

export default node;
