/**
 * @generated SignedSource<<044b8ed6593f7d09615e5900a8c08659>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmbedOrigins_game$data = {
  readonly embedOrigins: ReadonlyArray<string>;
  readonly id: string;
  readonly " $fragmentType": "EmbedOrigins_game";
};
export type EmbedOrigins_game$key = {
  readonly " $data"?: EmbedOrigins_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmbedOrigins_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmbedOrigins_game",
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
      "name": "embedOrigins",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "4d6b39b06467a4075b61ace2bbd217b4";

export default node;
