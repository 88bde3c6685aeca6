/**
 * @generated SignedSource<<90b6c1eca1cca1e973e58f261d132b4d>>
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
  readonly id: string;
  readonly solvedCount: number;
  readonly title: string;
  readonly type: ChallengeType;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengePreview_challenge" | "EnableSwitch_challenge">;
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
      "name": "id",
      "storageKey": null
    },
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
      "name": "solvedCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnableSwitch_challenge"
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

(node as any).hash = "34c274694530b052ae39bd13e5762825";

export default node;
