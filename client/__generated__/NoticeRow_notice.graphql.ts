/**
 * @generated SignedSource<<63b36d097ad3c2103337fb2c1c8ee20e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticeRow_notice$data = {
  readonly content?: string;
  readonly id: string;
  readonly publishedAt: string;
  readonly revision?: string;
  readonly " $fragmentType": "NoticeRow_notice";
};
export type NoticeRow_notice$key = {
  readonly " $data"?: NoticeRow_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeRow_notice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeRow_notice",
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
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
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
      "type": "TextNotice",
      "abstractKey": null
    }
  ],
  "type": "Notice",
  "abstractKey": "__isNotice"
};

(node as any).hash = "322f093e36ea569cbf5080095a58f57d";

export default node;
