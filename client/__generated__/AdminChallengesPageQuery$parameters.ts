/**
 * @generated SignedSource<<7d1b17916eb2470f3b415665e798500d>>
 * @relayHash 43f2a98b3714fb29ab48369da9e641bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdbeaf68aa0dd1d93e11bc89e25b3bfc440b86dae8d34bbe4c1fd4ed183da2a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdbeaf68aa0dd1d93e11bc89e25b3bfc440b86dae8d34bbe4c1fd4ed183da2a1",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
