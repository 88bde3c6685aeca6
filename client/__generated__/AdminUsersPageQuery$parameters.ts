/**
 * @generated SignedSource<<efea05798e82ce0f6115f44ff1afa502>>
 * @relayHash 20c124d81a8ec5416acd2e35b6dff5cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d27355779cd478d6d358f5c2b4ad2f6ac652b36f44ff8d016d53f7327a35aed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersPageQuery } from './AdminUsersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d27355779cd478d6d358f5c2b4ad2f6ac652b36f44ff8d016d53f7327a35aed",
    "metadata": {},
    "name": "AdminUsersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
