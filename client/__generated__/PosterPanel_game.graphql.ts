/**
 * @generated SignedSource<<76921691bffa181e5805e0766d282265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type PosterPanel_game$data = {
  readonly databaseId: number;
  readonly posterUrl: string | null | undefined;
  readonly state: GameState;
  readonly title: string;
  readonly " $fragmentType": "PosterPanel_game";
};
export type PosterPanel_game$key = {
  readonly " $data"?: PosterPanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"PosterPanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PosterPanel_game",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "posterUrl",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "338b37e8e3e57e42d60c3beaeb1a2afb";

export default node;
