/**
 * @generated SignedSource<<aef5ce2017731eda62c1835e17b50d5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_game$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_game">;
  readonly " $fragmentType": "ShareButton_game";
};
export type ShareButton_game$key = {
  readonly " $data"?: ShareButton_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareButton_game",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "96f72ed90c755d762c8ff8fb4c38ec0f";

export default node;
