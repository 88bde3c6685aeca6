/**
 * @generated SignedSource<<b566e36e6358e0a515089c4b9fccb543>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteupFile_writeup$data = {
  readonly name: string;
  readonly size: number;
  readonly uploadedAt: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "WriteupFile_writeup";
};
export type WriteupFile_writeup$key = {
  readonly " $data"?: WriteupFile_writeup$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupFile_writeup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupFile_writeup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "Writeup",
  "abstractKey": null
};

(node as any).hash = "5a8275e850e4f3837ae4b005c32e4e4e";

export default node;
