/**
 * @generated SignedSource<<bbd0cc6ebc5ad25ff1e225439de84f0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeBoard_game$data = {
  readonly bloodBonus: {
    readonly first: number;
    readonly second: number;
    readonly third: number;
  };
  readonly bloodBonusPoints: ReadonlyArray<number>;
  readonly challenges: ReadonlyArray<{
    readonly category: ChallengeCategory;
    readonly databaseId: number;
    readonly isSolved: boolean;
    readonly score: number;
    readonly solvedCount: number;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryFilter_challenges" | "ChallengeDialog_challenge" | "ChallengeList_challenges">;
  }>;
  readonly databaseId: number;
  readonly end: string;
  readonly hasFlagBox: boolean;
  readonly id: string;
  readonly lockedChallenges: ReadonlyArray<{
    readonly category: ChallengeCategory;
    readonly " $fragmentSpreads": FragmentRefs<"LockedCard_challenge">;
  }>;
  readonly start: string;
  readonly state: GameState;
  readonly viewerParticipation: {
    readonly id: string;
    readonly solvedChallengeIds: ReadonlyArray<number>;
    readonly status: ParticipationStatus;
    readonly team: {
      readonly databaseId: number;
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TeamPanel_participation" | "TeamStrip_participation">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NoticesPanel_game" | "WriteupPanel_game">;
  readonly " $fragmentType": "ChallengeBoard_game";
};
export type ChallengeBoard_game$key = {
  readonly " $data"?: ChallengeBoard_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeBoard_game">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeBoard_game",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasFlagBox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BloodBonus",
      "kind": "LinkedField",
      "name": "bloodBonus",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "second",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "third",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bloodBonusPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Challenge",
      "kind": "LinkedField",
      "name": "challenges",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v2/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "isSolved",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryFilter_challenges"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChallengeList_challenges"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChallengeDialog_challenge"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LockedChallenge",
      "kind": "LinkedField",
      "name": "lockedChallenges",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LockedCard_challenge"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Participation",
      "kind": "LinkedField",
      "name": "viewerParticipation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solvedChallengeIds",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamPanel_participation"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamStrip_participation"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoticesPanel_game"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WriteupPanel_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};
})();

(node as any).hash = "023f3f5b7a45ebb9dbebe442d62b7e87";

export default node;
