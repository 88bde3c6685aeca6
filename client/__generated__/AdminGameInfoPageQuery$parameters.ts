/**
 * @generated SignedSource<<3a40f895a10bd2987e2f99a24100f65c>>
 * @relayHash c0286897bb495088ac5ea9b6f6e9c976
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18140b4e3a14cf89191431cc639ed229d0f42ab3d6ce3057efc3ffa3ef8b8809

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18140b4e3a14cf89191431cc639ed229d0f42ab3d6ce3057efc3ffa3ef8b8809",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
