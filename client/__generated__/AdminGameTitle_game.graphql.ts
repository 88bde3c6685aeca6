/**
 * @generated SignedSource<<9d5bd48ec90b2c5a30e3821abbf26413>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminGameTitle_game$data = {
  readonly databaseId: number;
  readonly title: string;
  readonly " $fragmentType": "AdminGameTitle_game";
};
export type AdminGameTitle_game$key = {
  readonly " $data"?: AdminGameTitle_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminGameTitle_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminGameTitle_game",
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
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "1f613f8f79eb93bd5c45b624d8eb47de";

export default node;
