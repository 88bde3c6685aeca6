/**
 * @generated SignedSource<<2b4cd721119aa6f1e16f79da18f0904a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeList_challenges$data = ReadonlyArray<{
  readonly category: ChallengeCategory;
  readonly id: string;
  readonly isSolved: boolean;
  readonly score: number;
  readonly solvedCount: number;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeCard_challenge">;
  readonly " $fragmentType": "ChallengeList_challenges";
}>;
export type ChallengeList_challenges$key = ReadonlyArray<{
  readonly " $data"?: ChallengeList_challenges$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeList_challenges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChallengeList_challenges",
  "selections": [
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
      "kind": "ScalarField",
      "name": "isSolved",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChallengeCard_challenge"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "bc85a0f20d2fa4e3bc5583148a4e2d19";

export default node;
