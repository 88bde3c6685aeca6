/**
 * @generated SignedSource<<3c843ea1017c2c2a52bc0d34267dd1bf>>
 * @relayHash 0f13db727515827c4e912c7e081ead19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11a7668065aeb60eea54873f581166d3772f1b76fae8f17409a91860e3cb534a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersPageQuery } from './AdminUsersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11a7668065aeb60eea54873f581166d3772f1b76fae8f17409a91860e3cb534a",
    "metadata": {},
    "name": "AdminUsersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
