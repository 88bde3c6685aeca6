/**
 * @generated SignedSource<<20e6b87c43cf670d50d987b47e75637e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type GameLine_game$data = {
  readonly databaseId: number;
  readonly posterUrl: string | null | undefined;
  readonly state: GameState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"GameDateLine_game">;
  readonly " $fragmentType": "GameLine_game";
};
export type GameLine_game$key = {
  readonly " $data"?: GameLine_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameLine_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameLine_game",
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
      "name": "posterUrl",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GameDateLine_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "28ba7703292b3b2b053174186d380967";

export default node;
