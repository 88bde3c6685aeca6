/**
 * @generated SignedSource<<1d7dcb41280417070086f370cc6a5d2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareDialog_game$data = {
  readonly databaseId: number;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EmbedOrigins_game">;
  readonly " $fragmentType": "ShareDialog_game";
};
export type ShareDialog_game$key = {
  readonly " $data"?: ShareDialog_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareDialog_game",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmbedOrigins_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "369488a69c6d8769ae7a861b0bdf29f8";

export default node;
