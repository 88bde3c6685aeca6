/**
 * @generated SignedSource<<a10a78d800ad947ba72fdd5fc5420b87>>
 * @relayHash 39fa4c67a3bd6a776e48fe8639b09dca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2984656681fd38c8986a56d27fc79b9ada3daf622053824d882809a805e44606

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2984656681fd38c8986a56d27fc79b9ada3daf622053824d882809a805e44606",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
