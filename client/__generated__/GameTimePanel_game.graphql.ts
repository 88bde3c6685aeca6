/**
 * @generated SignedSource<<d5fecf51e751312532d9fa918222e331>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameTimePanel_game$data = {
  readonly databaseId: number;
  readonly end: string;
  readonly id: string;
  readonly pausedAt: string | null | undefined;
  readonly start: string;
  readonly " $fragmentType": "GameTimePanel_game";
};
export type GameTimePanel_game$key = {
  readonly " $data"?: GameTimePanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameTimePanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameTimePanel_game",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "edfc6b9122b73b2e850eaa4946cb5317";

export default node;
