/**
 * @generated SignedSource<<1ec956fdb3745c6e72bf7f3fa9d95fd2>>
 * @relayHash 85bb306a3d5048b0cd2bab5a22d3e9ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91c64ba5a4cc0c037b5fe257270d151a79f4362e6078a9b09ca22061f7712b81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91c64ba5a4cc0c037b5fe257270d151a79f4362e6078a9b09ca22061f7712b81",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
