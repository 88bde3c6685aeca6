/**
 * @generated SignedSource<<9c26010f0085e7527b527b8b0e2cc3d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostArticle_post$data = {
  readonly content: string;
  readonly isPinned: boolean;
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PostMeta_post">;
  readonly " $fragmentType": "PostArticle_post";
};
export type PostArticle_post$key = {
  readonly " $data"?: PostArticle_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostArticle_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostArticle_post",
  "selections": [
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
      "name": "summary",
      "storageKey": null
    },
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
      "name": "isPinned",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostMeta_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "d4f272625b90a75605b1c785ecfb8080";

export default node;
