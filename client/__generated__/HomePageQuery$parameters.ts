/**
 * @generated SignedSource<<1099155fc22ea5f3d74d3d085829f92b>>
 * @relayHash ecac21160a1351ab9a7e29c157eae8b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5575577ba07833cc06e12744b63b79ec7f53ea1ee31a9c862471a327f13588de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5575577ba07833cc06e12744b63b79ec7f53ea1ee31a9c862471a327f13588de",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
