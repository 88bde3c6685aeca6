/**
 * @generated SignedSource<<be1b20c91f22a0fcf0cb9b4af0980c11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlagBar_challenge$data = {
  readonly disableBloodBonus: boolean;
  readonly id: string;
  readonly isSolved: boolean;
  readonly viewerSolve: {
    readonly score: number;
    readonly solvedAt: string;
    readonly userName: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FlagBar_challenge";
};
export type FlagBar_challenge$key = {
  readonly " $data"?: FlagBar_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagBar_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlagBar_challenge",
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
      "name": "disableBloodBonus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSolved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerSolve",
      "kind": "LinkedField",
      "name": "viewerSolve",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solvedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "d4fcf83aa49f55d0255da2dbbe1856bd";

export default node;
