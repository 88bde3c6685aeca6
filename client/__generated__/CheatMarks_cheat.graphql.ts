/**
 * @generated SignedSource<<9a97630609363bc7100e21a04a730c10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheatMarks_cheat$data = {
  readonly challengeOpenedAt: string | null | undefined;
  readonly isBait: boolean;
  readonly ownerAddress: string | null | undefined;
  readonly submitterAddress: string | null | undefined;
  readonly " $fragmentType": "CheatMarks_cheat";
};
export type CheatMarks_cheat$key = {
  readonly " $data"?: CheatMarks_cheat$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheatMarks_cheat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheatMarks_cheat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBait",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challengeOpenedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submitterAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerAddress",
      "storageKey": null
    }
  ],
  "type": "Cheat",
  "abstractKey": null
};

(node as any).hash = "d1504897a0843015c6799e2fb60290f1";

export default node;
