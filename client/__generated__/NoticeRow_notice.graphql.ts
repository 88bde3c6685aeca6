/**
 * @generated SignedSource<<cdebd0be717a3937239b2cf1dc0832a9>>
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
        }
      ],
      "type": "TextNotice",
      "abstractKey": null
    }
  ],
  "type": "Notice",
  "abstractKey": "__isNotice"
};

(node as any).hash = "9d4eae9cef1ea5719f74217f97860a29";

export default node;
