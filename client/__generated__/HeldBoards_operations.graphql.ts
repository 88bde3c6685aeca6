/**
 * @generated SignedSource<<37cdc5646ad12981be8e3173d88be13b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldBoards_operations$data = {
  readonly boards: ReadonlyArray<{
    readonly behind: number;
    readonly gameDatabaseId: number;
    readonly process: string;
    readonly seq: number;
    readonly subscribers: number;
    readonly title: string | null | undefined;
  }>;
  readonly " $fragmentType": "HeldBoards_operations";
};
export type HeldBoards_operations$key = {
  readonly " $data"?: HeldBoards_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldBoards_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldBoards_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldBoard",
      "kind": "LinkedField",
      "name": "boards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gameDatabaseId",
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
          "name": "process",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seq",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "behind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subscribers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "ebc1a597021ba736f389d5e219c4936a";

export default node;
