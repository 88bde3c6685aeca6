/**
 * @generated SignedSource<<2fa06887773dade7876b8a8e5eecf156>>
 * @relayHash 33fabaa11a153e12164fa18af03e4434
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e82cf7323f04b32324f6d8c56f5c47fea9c48160fec376fb33b7b4fe3288750d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminNoticesPageQuery } from './AdminNoticesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminNoticesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e82cf7323f04b32324f6d8c56f5c47fea9c48160fec376fb33b7b4fe3288750d",
    "metadata": {},
    "name": "AdminNoticesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
