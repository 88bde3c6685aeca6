/**
 * @generated SignedSource<<e1f1d39d14153d31816c16f00aabf83c>>
 * @relayHash 684acc7a571a2231e0bcb894560b3a8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bffbac620d4619c50085ba72d03d3cd76f5c301da3f3286a49ed5bcdbba42adc

import type { ConcreteRequest } from 'relay-runtime';
export type AdjustmentKind = "Award" | "Hint";
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type liveBoardSourceChangedSubscription$variables = {
  after?: number | null | undefined;
  asPublic?: boolean | null | undefined;
  gameId: string;
};
export type liveBoardSourceChangedSubscription$data = {
  readonly scoreboardChanged: {
    readonly adjustments: ReadonlyArray<{
      readonly countedAt: string;
      readonly kind: AdjustmentKind;
      readonly points: number;
      readonly reason: string;
      readonly team: {
        readonly databaseId: number;
      };
    }>;
    readonly challenges: ReadonlyArray<{
      readonly category: ChallengeCategory;
      readonly databaseId: number;
      readonly decidesTies: boolean;
      readonly score: number;
      readonly solvedCount: number;
      readonly title: string;
    }>;
    readonly hiddenFrom: string | null | undefined;
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
      readonly typeNumber: number;
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
  "name": "asPublic"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gameId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "asPublic",
    "variableName": "asPublic"
  },
  {
    "kind": "Variable",
    "name": "gameId",
    "variableName": "gameId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "previousSeq",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seq",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hiddenFrom",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "ScoreboardTeam",
  "kind": "LinkedField",
  "name": "team",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solvedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeNumber",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countedAt",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solvedCount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "decidesTies",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedChallengeIds",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participationId",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "division",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedTeamIds",
  "storageKey": null
},
v28 = {
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
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v30 = [
  (v7/*:: as any*/),
  (v29/*:: as any*/)
],
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "ScoreboardTeam",
  "kind": "LinkedField",
  "name": "team",
  "plural": false,
  "selections": (v30/*:: as any*/),
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
    "name": "liveBoardSourceChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ScoreboardDelta",
        "kind": "LinkedField",
        "name": "scoreboardChanged",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScoreboardDeltaSolve",
            "kind": "LinkedField",
            "name": "solves",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ScoreboardChallenge",
                "kind": "LinkedField",
                "name": "challenge",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ScoreboardAdjustment",
            "kind": "LinkedField",
            "name": "adjustments",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/)
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
              (v7/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          (v22/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScoreboardDeltaTeam",
            "kind": "LinkedField",
            "name": "teams",
            "plural": true,
            "selections": [
              (v23/*:: as any*/),
              (v7/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "liveBoardSourceChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ScoreboardDelta",
        "kind": "LinkedField",
        "name": "scoreboardChanged",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScoreboardDeltaSolve",
            "kind": "LinkedField",
            "name": "solves",
            "plural": true,
            "selections": [
              (v31/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ScoreboardChallenge",
                "kind": "LinkedField",
                "name": "challenge",
                "plural": false,
                "selections": (v30/*:: as any*/),
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ScoreboardAdjustment",
            "kind": "LinkedField",
            "name": "adjustments",
            "plural": true,
            "selections": [
              (v31/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/)
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
              (v7/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v29/*:: as any*/)
            ],
            "storageKey": null
          },
          (v22/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ScoreboardDeltaTeam",
            "kind": "LinkedField",
            "name": "teams",
            "plural": true,
            "selections": [
              (v23/*:: as any*/),
              (v7/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v29/*:: as any*/)
            ],
            "storageKey": null
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bffbac620d4619c50085ba72d03d3cd76f5c301da3f3286a49ed5bcdbba42adc",
    "metadata": {},
    "name": "liveBoardSourceChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b8b77ca490e555a62e87f4fae0508f8f";

export default node;
