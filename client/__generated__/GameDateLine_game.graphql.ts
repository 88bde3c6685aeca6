/**
 * @generated SignedSource<<648f0bf8acedc57b9e6f0618ca58bd5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type GameDateLine_game$data = {
  readonly end: string;
  readonly start: string;
  readonly state: GameState;
  readonly teamCount: number;
  readonly " $fragmentType": "GameDateLine_game";
};
export type GameDateLine_game$key = {
  readonly " $data"?: GameDateLine_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameDateLine_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameDateLine_game",
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

(node as any).hash = "4ecca2acfceeba15ea4731f9859cb487";

export default node;
