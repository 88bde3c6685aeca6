/**
 * @generated SignedSource<<62454811bca5c6730dd1c571f73e1591>>
 * @relayHash 24d036cd476cdac084e596085d0db703
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f2bab0867f2652f3f0de2275e6681a959f6d7717a6a7b0efe4903e507686f52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f2bab0867f2652f3f0de2275e6681a959f6d7717a6a7b0efe4903e507686f52",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
