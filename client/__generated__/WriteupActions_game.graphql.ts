/**
 * @generated SignedSource<<ddacf997046df0783c58a63880ddb450>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteupActions_game$data = {
  readonly counted: {
    readonly totalCount: number;
  } | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "WriteupActions_game";
};
export type WriteupActions_game$key = {
  readonly " $data"?: WriteupActions_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupActions_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupActions_game",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": "counted",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "WriteupConnection",
      "kind": "LinkedField",
      "name": "writeups",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "writeups(first:1)"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "cb2315e98b594ecc605b4a187aa0b0c0";

export default node;
