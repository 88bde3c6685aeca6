/**
 * @generated SignedSource<<54c4a59bb0bafc5bcb84638a1379b373>>
 * @relayHash 87c2350f77f1f8d7459e18ab8ca5aef3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0a4ea84ef0ddc2a3ccd4345cd492e3e05ef970ac050de151d3900039840d6da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0a4ea84ef0ddc2a3ccd4345cd492e3e05ef970ac050de151d3900039840d6da",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
