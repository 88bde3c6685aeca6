/**
 * @generated SignedSource<<4fe905f18cf62ce73b128f412bbbeac2>>
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
  readonly id: string;
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
      "name": "id",
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

(node as any).hash = "862838a75df19c9ceb8ffffe19e809e2";

export default node;
