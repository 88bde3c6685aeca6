/**
 * @generated SignedSource<<77ed46946b2b5d24565616829c5d75c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type TestContainer_challenge$data = {
  readonly category: ChallengeCategory;
  readonly id: string;
  readonly testInstance: {
    readonly " $fragmentSpreads": FragmentRefs<"TestContainer_instance">;
  } | null | undefined;
  readonly " $fragmentType": "TestContainer_challenge";
};
export type TestContainer_challenge$key = {
  readonly " $data"?: TestContainer_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestContainer_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestContainer_challenge",
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
      "name": "testInstance",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TestContainer_instance"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "83193828966421911cc6b56ae924db44";

export default node;
