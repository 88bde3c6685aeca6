/**
 * @generated SignedSource<<2b2cdfe137512fdafa7e1379789f1537>>
 * @relayHash bcac0551274f833733bdd1a39d81ec18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e133d2dc68b4dfe07ae6edd81b6a8fcad1e3a2c182126c837e45974ea263cd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminNoticesPageQuery } from './AdminNoticesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminNoticesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e133d2dc68b4dfe07ae6edd81b6a8fcad1e3a2c182126c837e45974ea263cd4",
    "metadata": {},
    "name": "AdminNoticesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
