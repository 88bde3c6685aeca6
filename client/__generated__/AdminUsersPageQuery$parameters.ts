/**
 * @generated SignedSource<<58131c95a3bc42735264782067c792f7>>
 * @relayHash 1e0fd13132c8b942a0aedc70a2803d39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5107d4fa9e650e3191e5d302f00c39cb57132b3dd910641cbd69846ecb33b7f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersPageQuery } from './AdminUsersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5107d4fa9e650e3191e5d302f00c39cb57132b3dd910641cbd69846ecb33b7f3",
    "metadata": {},
    "name": "AdminUsersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
