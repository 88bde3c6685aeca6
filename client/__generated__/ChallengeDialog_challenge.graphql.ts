/**
 * @generated SignedSource<<f1fbb3c0eac375e24e174d90311cd439>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChallengeDialog_challenge$data = {
  readonly databaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeDialogHead_challenge" | "FlagBar_challenge">;
  readonly " $fragmentType": "ChallengeDialog_challenge";
};
export type ChallengeDialog_challenge$key = {
  readonly " $data"?: ChallengeDialog_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeDialog_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeDialog_challenge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChallengeDialogHead_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlagBar_challenge"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "d2fde74b0e62ea47cca055d0a6a827b4";

export default node;
