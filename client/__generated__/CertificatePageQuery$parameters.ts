/**
 * @generated SignedSource<<227836fe09374fb8b7eb7165bcc356db>>
 * @relayHash ad7e685c6ca5d6d0dbf6c217f292badd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 409094ae9793db8a4c497938360a530c622476f5a9a2bfdf79cf9a06856df1f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificatePageQuery } from './CertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "409094ae9793db8a4c497938360a530c622476f5a9a2bfdf79cf9a06856df1f5",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
