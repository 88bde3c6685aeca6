/**
 * @generated SignedSource<<e8b9e258d68bbe3c08850e37db745ffa>>
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
  readonly " $fragmentSpreads": FragmentRefs<"GameWhen_game">;
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
      "name": "GameWhen_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "cf6fd9918fbfc23fd13159bb6507a396";

export default node;
