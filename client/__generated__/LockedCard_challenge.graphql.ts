/**
 * @generated SignedSource<<0aef6d38e0b1cbb60f14a43412d95aab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type LockedCard_challenge$data = {
  readonly category: ChallengeCategory;
  readonly score: number;
  readonly " $fragmentType": "LockedCard_challenge";
};
export type LockedCard_challenge$key = {
  readonly " $data"?: LockedCard_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LockedCard_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LockedCard_challenge",
  "selections": [
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
    }
  ],
  "type": "LockedChallenge",
  "abstractKey": null
};

(node as any).hash = "c062eddfb26df18e57210b227bacb492";

export default node;
