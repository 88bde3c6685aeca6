/**
 * @generated SignedSource<<9dc00f9096c3995fef506ce5bbedb55d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type GameWhen_game$data = {
  readonly end: string;
  readonly start: string;
  readonly state: GameState;
  readonly teamCount: number;
  readonly " $fragmentType": "GameWhen_game";
};
export type GameWhen_game$key = {
  readonly " $data"?: GameWhen_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameWhen_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameWhen_game",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "name": "teamCount",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "0824d039992b7075f7179c5d51f0f6c5";

export default node;
