/**
 * @generated SignedSource<<5a50dca2683649ac8baf0132c74d9641>>
 * @relayHash a408efca246a713ca09c8003a06c84c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b960ebd6326cbe3cdb70d34ed75bc4dbb51a878e8628fb915237de2ca8ad4fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b960ebd6326cbe3cdb70d34ed75bc4dbb51a878e8628fb915237de2ca8ad4fe",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
