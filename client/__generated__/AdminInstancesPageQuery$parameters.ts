/**
 * @generated SignedSource<<9d063982bd21dd9efb064618b79fa119>>
 * @relayHash 5dd442ee3532e16d576c72e476e30f61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f439882761087ddd0939e8d33d9c39f10895ce674e6b1d47a0172f4fe75f2cd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f439882761087ddd0939e8d33d9c39f10895ce674e6b1d47a0172f4fe75f2cd1",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
