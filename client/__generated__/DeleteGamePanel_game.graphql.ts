/**
 * @generated SignedSource<<fd4fb69c9815d8bf2f891f3b5006991f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteGamePanel_game$data = {
  readonly databaseId: number;
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

(node as any).hash = "1a9a095bd17d4bb09a5f1d05b8ed9a6a";

export default node;
