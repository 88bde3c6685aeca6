/**
 * @generated SignedSource<<27936c643285cb2792e1ddad3474c741>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlagBar_challenge$data = {
  readonly closeAt: string | null | undefined;
  readonly disableBloodBonus: boolean;
  readonly id: string;
  readonly isSolved: boolean;
  readonly viewerSolve: {
    readonly points: number;
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
      "kind": "ScalarField",
      "name": "closeAt",
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
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "641c606897259ced12cb9d9436573f4a";

export default node;
