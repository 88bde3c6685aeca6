/**
 * @generated SignedSource<<cf11f898d3c2f3a2896ce4f4d81a24c0>>
 * @relayHash ac520a87a099240aeb3e081338ad9643
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c2d291dfd7ef97b4a6bec5bf698b949644878ac3d583d762300349ca473aa4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersPageQuery } from './AdminUsersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c2d291dfd7ef97b4a6bec5bf698b949644878ac3d583d762300349ca473aa4d",
    "metadata": {},
    "name": "AdminUsersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
