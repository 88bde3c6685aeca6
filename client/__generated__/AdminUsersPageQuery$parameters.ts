/**
 * @generated SignedSource<<a8ba21282dc1c2f298ff6e01a7779b25>>
 * @relayHash 50637553f1f1aeae4f5c2897467f9768
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb72edc2e0e7e156a44c61f993b8f4721488691083afba37f51ef5cf01f351b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersPageQuery } from './AdminUsersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb72edc2e0e7e156a44c61f993b8f4721488691083afba37f51ef5cf01f351b9",
    "metadata": {},
    "name": "AdminUsersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
