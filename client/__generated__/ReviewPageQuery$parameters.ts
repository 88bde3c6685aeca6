/**
 * @generated SignedSource<<7f779f160c87930d8149692552a1407f>>
 * @relayHash 5b5ef53b1a4e9c7059a75b0561c48f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 307dc1a79d591447684f050f3b53a2d50aedbdea24a9fe1016bfae4bbe618bd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewPageQuery } from './ReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "307dc1a79d591447684f050f3b53a2d50aedbdea24a9fe1016bfae4bbe618bd4",
    "metadata": {},
    "name": "ReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
