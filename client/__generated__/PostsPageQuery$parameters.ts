/**
 * @generated SignedSource<<1b20d57d439dc5610872f9f554ea2824>>
 * @relayHash 906ee9a2f51a32118a9ca3257d08f6ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1fb749b554677d8e972b4db1a08bfe5099fa23af7458ba8c95058ed3327f701

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostsPageQuery } from './PostsPageQuery.graphql';

const node: PreloadableConcreteRequest<PostsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1fb749b554677d8e972b4db1a08bfe5099fa23af7458ba8c95058ed3327f701",
    "metadata": {},
    "name": "PostsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
