/**
 * @generated SignedSource<<7919f5c21f46f8cc83c65ad974c9a9fd>>
 * @relayHash 9e0156f7c09cd87e6ae78f82182f3eed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4853ad517544d88e4492d9ed4b89af3a4347eb77df3c8de46b45fe332af7784e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAuditPageQuery } from './AdminAuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminAuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4853ad517544d88e4492d9ed4b89af3a4347eb77df3c8de46b45fe332af7784e",
    "metadata": {},
    "name": "AdminAuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
