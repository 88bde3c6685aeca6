/**
 * @generated SignedSource<<8357db828f7f2b2cee1c3ea8b73f808f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type InstancePanel_challenge$data = {
  readonly category: ChallengeCategory;
  readonly databaseId: number;
  readonly instance: {
    readonly " $fragmentSpreads": FragmentRefs<"InstanceControls_instance">;
  } | null | undefined;
  readonly " $fragmentType": "InstancePanel_challenge";
};
export type InstancePanel_challenge$key = {
  readonly " $data"?: InstancePanel_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstancePanel_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstancePanel_challenge",
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
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Instance",
      "kind": "LinkedField",
      "name": "instance",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InstanceControls_instance"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "b0e43175b33f72e7ea69c85df8c2b110";

export default node;
