/**
 * @generated SignedSource<<873afd282bdcd37eb8e430bbfb26c9f9>>
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
  readonly writeupArchiveUrl: string | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeupArchiveUrl",
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

(node as any).hash = "b1e8319bf1a53795208ac2a83b68ab3d";

export default node;
