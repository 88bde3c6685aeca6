/**
 * @generated SignedSource<<d27da275affc5c9e2a170a6b9209a642>>
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
  readonly id: string;
  readonly pausedAt: string | null | undefined;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultChangeList_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "334cc7b475efdcbf358e44ec6b000af6";

export default node;
