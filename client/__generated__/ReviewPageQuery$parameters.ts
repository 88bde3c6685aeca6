/**
 * @generated SignedSource<<7f4e64d4e99023317306a55e9c3eaa34>>
 * @relayHash 4a03e31191fecd7a8702156aef301c4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68f5d42afad62687c06037bdf29c26a72c3a48eeb6f329019534a65ff8119ec8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewPageQuery } from './ReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68f5d42afad62687c06037bdf29c26a72c3a48eeb6f329019534a65ff8119ec8",
    "metadata": {},
    "name": "ReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
