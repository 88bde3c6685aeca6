/**
 * @generated SignedSource<<ad78bcef9c34cf75c1e6c947668e8498>>
 * @relayHash 90b65e7a89cfc1f1a14c1561da775983
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 573da0aa8423956958ec94fd12410ee194b2d9cddff6d740fccaca09e52461de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "573da0aa8423956958ec94fd12410ee194b2d9cddff6d740fccaca09e52461de",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
