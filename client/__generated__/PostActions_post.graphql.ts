/**
 * @generated SignedSource<<68b88692ac9891509ff4bcbd2164abcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostActions_post$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly isPinned: boolean;
  readonly title: string;
  readonly " $fragmentType": "PostActions_post";
};
export type PostActions_post$key = {
  readonly " $data"?: PostActions_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostActions_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostActions_post",
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
      "name": "isPinned",
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "45bb385d61ad71ce2ff686f995c7d373";

export default node;
