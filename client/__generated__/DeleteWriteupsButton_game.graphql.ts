/**
 * @generated SignedSource<<e7a043db05882416967330a6c5402a39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteWriteupsButton_game$data = {
  readonly databaseId: number;
  readonly title: string;
  readonly " $fragmentType": "DeleteWriteupsButton_game";
};
export type DeleteWriteupsButton_game$key = {
  readonly " $data"?: DeleteWriteupsButton_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteWriteupsButton_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteWriteupsButton_game",
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
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "3957c03e23f9ec825644ea9054a1b37b";

export default node;
