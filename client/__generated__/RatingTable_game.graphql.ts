/**
 * @generated SignedSource<<831c9b39abbb8b3d1413b350a65ca2a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type RatingTable_game$data = {
  readonly challengeRatings: ReadonlyArray<{
    readonly average: number | null | undefined;
    readonly category: ChallengeCategory;
    readonly challengeId: string;
    readonly count: number;
    readonly mayRate: boolean;
    readonly starCounts: ReadonlyArray<number>;
    readonly title: string;
    readonly viewerRating: {
      readonly comment: string;
      readonly stars: number;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "RatingTable_game";
};
export type RatingTable_game$key = {
  readonly " $data"?: RatingTable_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatingTable_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatingTable_game",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChallengeRatings",
      "kind": "LinkedField",
      "name": "challengeRatings",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starCounts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerRating",
          "kind": "LinkedField",
          "name": "viewerRating",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stars",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "comment",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "844577cf50415ace70e28d382858c764";

export default node;
