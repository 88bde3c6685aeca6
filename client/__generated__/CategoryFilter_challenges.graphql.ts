/**
 * @generated SignedSource<<aefe6dd1e983084d81ab2a127a9ac6ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type CategoryFilter_challenges$data = ReadonlyArray<{
  readonly category: ChallengeCategory;
  readonly isSolved: boolean;
  readonly score: number;
  readonly solvedCount: number;
  readonly title: string;
  readonly " $fragmentType": "CategoryFilter_challenges";
}>;
export type CategoryFilter_challenges$key = ReadonlyArray<{
  readonly " $data"?: CategoryFilter_challenges$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryFilter_challenges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryFilter_challenges",
  "selections": [
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
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "044b868c6f432f4fca770ba16171be34";

export default node;
