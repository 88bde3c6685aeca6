/**
 * @generated SignedSource<<00d1ffc122c90c5563f8ace933519d4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameKeysPanel_game$data = {
  readonly hashSalt: string | null | undefined;
  readonly publicKey: string | null | undefined;
  readonly " $fragmentType": "GameKeysPanel_game";
};
export type GameKeysPanel_game$key = {
  readonly " $data"?: GameKeysPanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameKeysPanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameKeysPanel_game",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hashSalt",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "ab43bfdc3237fb44b8e8237161ab0062";

export default node;
