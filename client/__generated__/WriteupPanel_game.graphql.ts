/**
 * @generated SignedSource<<fab6c3cfc7e6059b3507d8534f55682e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteupPanel_game$data = {
  readonly writeupDeadline: string;
  readonly writeupNote: string | null | undefined;
  readonly writeupRequired: boolean;
  readonly " $fragmentType": "WriteupPanel_game";
};
export type WriteupPanel_game$key = {
  readonly " $data"?: WriteupPanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupPanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupPanel_game",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeupRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeupDeadline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeupNote",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "aa63d3b43d04cc25a88bc607b27eac94";

export default node;
