/**
 * @generated SignedSource<<a0dda4f1c598c750393d254473861ce8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinalPanel_game$data = {
  readonly end: string;
  readonly finalizedAt: string | null | undefined;
  readonly freezeAt: string | null | undefined;
  readonly id: string;
  readonly pausedAt: string | null | undefined;
  readonly revealedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ResultChangeList_game">;
  readonly " $fragmentType": "FinalPanel_game";
};
export type FinalPanel_game$key = {
  readonly " $data"?: FinalPanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinalPanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinalPanel_game",
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
      "name": "finalizedAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultChangeList_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "45e8b0f8a0dfecd176f5929c110f8849";

export default node;
