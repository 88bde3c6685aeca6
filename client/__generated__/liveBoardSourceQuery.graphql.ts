/**
 * @generated SignedSource<<0fba81d31a0778cacef6aeeee6aedb89>>
 * @relayHash e7f17f2f0dcbebce5e7942c1ce1f7586
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07705abc5ac215f72b6a17bad76587b6bb06b8c9c3d8f544c76d4d76c99e371e

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type liveBoardSourceQuery$variables = {
  gameId: number;
};
export type liveBoardSourceQuery$data = {
  readonly game: {
    readonly id: string;
    readonly scoreboard: {
      readonly bloodBonus: number;
      readonly challenges: ReadonlyArray<{
        readonly category: ChallengeCategory;
        readonly databaseId: number;
        readonly score: number;
        readonly solvedCount: number;
        readonly title: string;
      }>;
      readonly seq: number;
      readonly table: {
        readonly avatarUrls: ReadonlyArray<string | null | undefined>;
        readonly divisions: ReadonlyArray<string | null | undefined>;
        readonly names: ReadonlyArray<string>;
        readonly participationIds: ReadonlyArray<number>;
        readonly solveChallengeIds: ReadonlyArray<number>;
        readonly solveTeamIds: ReadonlyArray<number>;
        readonly solveTimes: ReadonlyArray<number>;
        readonly solveTypes: ReadonlyArray<number>;
        readonly solveUserNames: ReadonlyArray<string | null | undefined>;
        readonly teamIds: ReadonlyArray<number>;
      };
      readonly updatedAt: string;
    } | null | undefined;
  } | null | undefined;
};
export type liveBoardSourceQuery = {
  response: liveBoardSourceQuery$data;
  variables: liveBoardSourceQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seq",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bloodBonus",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solvedCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ScoreboardTable",
  "kind": "LinkedField",
  "name": "table",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "participationIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "names",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "divisions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solveTeamIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solveChallengeIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solveTimes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solveTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solveUserNames",
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
    "name": "liveBoardSourceQuery",
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
            "concreteType": "Scoreboard",
            "kind": "LinkedField",
            "name": "scoreboard",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ScoreboardChallenge",
                "kind": "LinkedField",
                "name": "challenges",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "liveBoardSourceQuery",
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
            "concreteType": "Scoreboard",
            "kind": "LinkedField",
            "name": "scoreboard",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ScoreboardChallenge",
                "kind": "LinkedField",
                "name": "challenges",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "07705abc5ac215f72b6a17bad76587b6bb06b8c9c3d8f544c76d4d76c99e371e",
    "metadata": {},
    "name": "liveBoardSourceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be80cb659b11900760bba49316619c6e";

export default node;
