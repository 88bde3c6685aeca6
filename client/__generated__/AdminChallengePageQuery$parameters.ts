/**
 * @generated SignedSource<<6616900b66065ac0bfc81f7e09b3efce>>
 * @relayHash c26ff6091ad1c8d5d58fba1532c1c1b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 063111d379bb4b533115f5bad0891b355fa2ff6c134cbda05e4d244a4ec7f113

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "063111d379bb4b533115f5bad0891b355fa2ff6c134cbda05e4d244a4ec7f113",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
