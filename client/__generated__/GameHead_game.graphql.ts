/**
 * @generated SignedSource<<5823a643b5515bd51d065b4ee55a394b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type GameHead_game$data = {
  readonly challengeCount: number | null | undefined;
  readonly databaseId: number;
  readonly hidden: boolean;
  readonly inviteCodeRequired: boolean;
  readonly state: GameState;
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentType": "GameHead_game";
};
export type GameHead_game$key = {
  readonly " $data"?: GameHead_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameHead_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameHead_game",
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
      "name": "summary",
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
      "name": "challengeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteCodeRequired",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "88701cb36f3b43bd1ffd206625606fe5";

export default node;
