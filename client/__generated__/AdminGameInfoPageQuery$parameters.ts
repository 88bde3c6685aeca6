/**
 * @generated SignedSource<<d1d34901545035ff82aca7935e06f86c>>
 * @relayHash 9eff5fe015820b2829bbf2c7c3a55060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd3c13c702cacd4de64cde5a3a553bcb4543cac2221b8ccbc03284dfde0bd24d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd3c13c702cacd4de64cde5a3a553bcb4543cac2221b8ccbc03284dfde0bd24d",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
