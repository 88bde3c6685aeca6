/**
 * @generated SignedSource<<ed22ba231f024fbc44c6bb31cf600c54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastGameHead_game$data = {
  readonly end: string;
  readonly id: string;
  readonly link: string;
  readonly revision: string;
  readonly start: string;
  readonly teamCount: number;
  readonly title: string;
  readonly " $fragmentType": "PastGameHead_game";
};
export type PastGameHead_game$key = {
  readonly " $data"?: PastGameHead_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastGameHead_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PastGameHead_game",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
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
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "PastGame",
  "abstractKey": null
};

(node as any).hash = "907c1538e23bb5248a5956cb9ac58178";

export default node;
