/**
 * @generated SignedSource<<29bd120a352a671f80e0e833503c8bc7>>
 * @relayHash 70669b7839684638ef8cbf095c9de9e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88493f127fb7d7f3b978cf809b4c47b88a5717e7d9dd73c3279b143f8b31423d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88493f127fb7d7f3b978cf809b4c47b88a5717e7d9dd73c3279b143f8b31423d",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
