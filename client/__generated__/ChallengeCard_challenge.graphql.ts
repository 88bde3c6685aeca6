/**
 * @generated SignedSource<<f334d330f22f5513e18a91fa7c81b494>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeCard_challenge$data = {
  readonly bloods: ReadonlyArray<{
    readonly solvedAt: string;
    readonly team: {
      readonly name: string;
    };
  }>;
  readonly category: ChallengeCategory;
  readonly closeAt: string | null | undefined;
  readonly databaseId: number;
  readonly isSolved: boolean;
  readonly score: number;
  readonly solvedCount: number;
  readonly title: string;
  readonly viewerSolve: {
    readonly " $fragmentSpreads": FragmentRefs<"SolveMark_solve">;
  } | null | undefined;
  readonly " $fragmentType": "ChallengeCard_challenge";
};
export type ChallengeCard_challenge$key = {
  readonly " $data"?: ChallengeCard_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeCard_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeCard_challenge",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Blood",
      "kind": "LinkedField",
      "name": "bloods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ScoreboardTeam",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
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
          "name": "solvedAt",
          "storageKey": null
        }
      ],
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerSolve",
      "kind": "LinkedField",
      "name": "viewerSolve",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SolveMark_solve"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "a0573cb7c120c93b6c8d97b4a3a91fea";

export default node;
