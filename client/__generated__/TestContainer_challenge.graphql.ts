/**
 * @generated SignedSource<<3249fbe0b1c1611f2f9a93326a8b0b4c>>
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
  readonly testContainer: {
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
      "name": "testContainer",
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

(node as any).hash = "588d4a85f15d39e94761da318a8ea553";

export default node;
