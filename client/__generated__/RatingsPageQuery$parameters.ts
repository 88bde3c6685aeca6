/**
 * @generated SignedSource<<fda65bd0af2fbad8b2e37c327130ff94>>
 * @relayHash c0d72e37cc87d38ec1a8d4f7c34f3655
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dd2e79e5e4a2e34939271b4ba37b7df8c666b1621fbd62eeb2997ffae991e73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RatingsPageQuery } from './RatingsPageQuery.graphql';

const node: PreloadableConcreteRequest<RatingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dd2e79e5e4a2e34939271b4ba37b7df8c666b1621fbd62eeb2997ffae991e73",
    "metadata": {},
    "name": "RatingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
