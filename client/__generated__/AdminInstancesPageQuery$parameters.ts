/**
 * @generated SignedSource<<d400fda620a8f913a83a033862209f12>>
 * @relayHash 4b4f1c8ff25baea450fbeae4ecbb94be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88f04c8d88d5f44dd510d855513ccd302e05a67744aee81990b0e4c11b1f0838

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88f04c8d88d5f44dd510d855513ccd302e05a67744aee81990b0e4c11b1f0838",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
