/**
 * @generated SignedSource<<5a1356eefd05f5018efd4c45dc47fbab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevealPanel_game$data = {
  readonly databaseId: number;
  readonly end: string;
  readonly freezeAt: string | null | undefined;
  readonly hiddenSolveCount: number | null | undefined;
  readonly id: string;
  readonly pausedAt: string | null | undefined;
  readonly revealedAt: string | null | undefined;
  readonly " $fragmentType": "RevealPanel_game";
};
export type RevealPanel_game$key = {
  readonly " $data"?: RevealPanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevealPanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevealPanel_game",
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
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freezeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revealedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiddenSolveCount",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "34ea46a33bd904962ed0ad90f0271b98";

export default node;
