/**
 * @generated SignedSource<<33d32562a8658f8603b10aee798d736c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type GameList_running$data = ReadonlyArray<{
  readonly end: string;
  readonly id: string;
  readonly start: string;
  readonly state: GameState;
  readonly " $fragmentSpreads": FragmentRefs<"GameCard_game">;
  readonly " $fragmentType": "GameList_running";
}>;
export type GameList_running$key = ReadonlyArray<{
  readonly " $data"?: GameList_running$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameList_running">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GameList_running",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GameCard_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "003fea2b79609068f32eff9e596790ed";

export default node;
