/**
 * @generated SignedSource<<31ea1ce16a61ee964e40b9065c00b925>>
 * @relayHash 6440af6034682c7279a64cfa936b2f80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90d7e405c2535b0c46280b98076990c9a4087679fb928ba42644df8fd6c5698d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameLayoutQuery } from './AdminGameLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90d7e405c2535b0c46280b98076990c9a4087679fb928ba42644df8fd6c5698d",
    "metadata": {},
    "name": "AdminGameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
