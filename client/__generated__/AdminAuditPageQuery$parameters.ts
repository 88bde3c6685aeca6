/**
 * @generated SignedSource<<54e6aed253517a5bfd4e9d42da2c17cf>>
 * @relayHash 63bcbcb2d8210408cd3da55a0ed11434
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95b4328e5e384771941fc408ea497f1c52ad1c7ed480c18cb5cd74222e3e1e66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAuditPageQuery } from './AdminAuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminAuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95b4328e5e384771941fc408ea497f1c52ad1c7ed480c18cb5cd74222e3e1e66",
    "metadata": {},
    "name": "AdminAuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
