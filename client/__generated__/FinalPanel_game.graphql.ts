/**
 * @generated SignedSource<<6aa75a56f4a1cf63dd04e73d7c734390>>
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

(node as any).hash = "578e8a4cfe466ab7d693171075041e2d";

export default node;
