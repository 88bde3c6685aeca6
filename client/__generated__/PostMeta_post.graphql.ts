/**
 * @generated SignedSource<<99a74ba4753c66b7e60f26506deeac8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostMeta_post$data = {
  readonly authorAvatarUrl: string | null | undefined;
  readonly authorName: string | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly updatedAt: string;
  readonly " $fragmentType": "PostMeta_post";
};
export type PostMeta_post$key = {
  readonly " $data"?: PostMeta_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostMeta_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostMeta_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorAvatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "13111d7fbb418093b5f06a01d7b0a5ea";

export default node;
