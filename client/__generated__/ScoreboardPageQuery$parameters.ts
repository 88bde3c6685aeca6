/**
 * @generated SignedSource<<af44b4e0776fba5948bdc90d11946046>>
 * @relayHash c4b4f55b537faa8ac75bd280e8b285f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93827a31d92edb5e6ef13fe8bcf6bcb7b2f7785ac33e130f23f16ce312b3e5d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScoreboardPageQuery } from './ScoreboardPageQuery.graphql';

const node: PreloadableConcreteRequest<ScoreboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93827a31d92edb5e6ef13fe8bcf6bcb7b2f7785ac33e130f23f16ce312b3e5d9",
    "metadata": {},
    "name": "ScoreboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
