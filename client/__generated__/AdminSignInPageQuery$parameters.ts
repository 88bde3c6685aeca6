/**
 * @generated SignedSource<<711f73304de885a7fe00258310208339>>
 * @relayHash a499fe2f0de32af840e7e57b4a5679c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c160a4b1e7457bf5810dfecb75b8ea561cb7cf802bb905cc48809c77f4d7f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSignInPageQuery } from './AdminSignInPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52c160a4b1e7457bf5810dfecb75b8ea561cb7cf802bb905cc48809c77f4d7f7",
    "metadata": {},
    "name": "AdminSignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
