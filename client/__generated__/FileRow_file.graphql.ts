/**
 * @generated SignedSource<<df64bc62fa68acc19419ad672703a3b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileRow_file$data = {
  readonly hash: string;
  readonly name: string;
  readonly size: number;
  readonly uploadedAt: string;
  readonly url: string;
  readonly " $fragmentType": "FileRow_file";
};
export type FileRow_file$key = {
  readonly " $data"?: FileRow_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileRow_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileRow_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
      "storageKey": null
    },
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
  "type": "StoredFile",
  "abstractKey": null
};

(node as any).hash = "0e0978de5e5f098d492cdb8833d03a00";

export default node;
