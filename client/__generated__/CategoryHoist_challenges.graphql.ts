/**
 * @generated SignedSource<<0a1736a01c0ecf7252dfc22686ce1e74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type CategoryHoist_challenges$data = ReadonlyArray<{
  readonly category: ChallengeCategory;
  readonly isSolved: boolean;
  readonly score: number;
  readonly solvedCount: number;
  readonly title: string;
  readonly " $fragmentType": "CategoryHoist_challenges";
}>;
export type CategoryHoist_challenges$key = ReadonlyArray<{
  readonly " $data"?: CategoryHoist_challenges$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryHoist_challenges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryHoist_challenges",
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

(node as any).hash = "cb0409ad9f147bfb0258877ab7f5e110";

export default node;
