/**
 * @generated SignedSource<<390f8f9bea064b6b8101ef09c7c04e04>>
 * @relayHash 61169ee0c5475b368c7509183da21115
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d72e874306ebf65d02940c7d3d671b6d758fdd744ae495ca0348ed09d8ad57ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAuditPageQuery } from './AdminAuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminAuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d72e874306ebf65d02940c7d3d671b6d758fdd744ae495ca0348ed09d8ad57ae",
    "metadata": {},
    "name": "AdminAuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
