/**
 * @generated SignedSource<<14f482586fff0bcb34d79132ad812d55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteGamePanel_game$data = {
  readonly id: string;
  readonly teamCount: number;
  readonly title: string;
  readonly " $fragmentType": "DeleteGamePanel_game";
};
export type DeleteGamePanel_game$key = {
  readonly " $data"?: DeleteGamePanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteGamePanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteGamePanel_game",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamCount",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "ffcae450cd67aabca06216b338c1bc4b";

export default node;
