/**
 * @generated SignedSource<<a9f3610d3913951c599f8e1886288189>>
 * @relayHash dc6fb875fd7bb62e39b85ee4143fadeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 982b9cbab3f19c5be575a197e37e07b4b66f52ff4689070bc7db7f3909801e3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFilesPageQuery } from './AdminFilesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminFilesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "982b9cbab3f19c5be575a197e37e07b4b66f52ff4689070bc7db7f3909801e3f",
    "metadata": {},
    "name": "AdminFilesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
