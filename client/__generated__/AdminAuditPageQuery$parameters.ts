/**
 * @generated SignedSource<<b7aa5eb5b9641560ae7c2c9bb0bf1531>>
 * @relayHash d1df4b963bb7f55a316c31b3ddf36c74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64f185b5b13b6bf46dccfa947eb61a7acc1c11f027d88a25ed6f4abae1fc6135

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAuditPageQuery } from './AdminAuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminAuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64f185b5b13b6bf46dccfa947eb61a7acc1c11f027d88a25ed6f4abae1fc6135",
    "metadata": {},
    "name": "AdminAuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
