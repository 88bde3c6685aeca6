/**
 * @generated SignedSource<<07eccaf3147523fcdf7ede37fbf7ad83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type MonitorHead_game$data = {
  readonly databaseId: number;
  readonly state: GameState;
  readonly title: string;
  readonly " $fragmentType": "MonitorHead_game";
};
export type MonitorHead_game$key = {
  readonly " $data"?: MonitorHead_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonitorHead_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonitorHead_game",
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
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "29f7efed79743132b4984b850bcd1143";

export default node;
