/**
 * @generated SignedSource<<7c2d6b4bde8655a803d2f3baa43015fd>>
 * @relayHash e8de0e30028384b2617639f9de5f34a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f823764e386ab81d3775082b08ea570057d80b6ff722a7ef88c803c5c297564

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f823764e386ab81d3775082b08ea570057d80b6ff722a7ef88c803c5c297564",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
