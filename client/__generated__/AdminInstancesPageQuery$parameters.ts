/**
 * @generated SignedSource<<353658794706bea19035e670145cfc01>>
 * @relayHash 0a56bc6287b4303cf8928f37d1b96cc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 052e63189b362c31d39d0c8feaea60a1e370bee13a6f0007d7da82e060fe9369

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "052e63189b362c31d39d0c8feaea60a1e370bee13a6f0007d7da82e060fe9369",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
