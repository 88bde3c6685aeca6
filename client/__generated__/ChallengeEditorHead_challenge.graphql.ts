/**
 * @generated SignedSource<<e686bb22b60e6fddb425fad459c8d3c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeEditorHead_challenge$data = {
  readonly category: ChallengeCategory;
  readonly databaseId: number;
  readonly isEnabled: boolean | null | undefined;
  readonly solvedCount: number;
  readonly title: string;
  readonly type: ChallengeType;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengePreview_challenge">;
  readonly " $fragmentType": "ChallengeEditorHead_challenge";
};
export type ChallengeEditorHead_challenge$key = {
  readonly " $data"?: ChallengeEditorHead_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeEditorHead_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeEditorHead_challenge",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChallengePreview_challenge"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "fee3076e9a2f9c6aca6cbb2c8be40a26";

export default node;
