/**
 * @generated SignedSource<<c0f63b664f0bdeeb5ac48c28929548db>>
 * @relayHash 8aa0c5682b861aaa2f01d5d52e756f81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6cef00062b55167f6f00a8bbdf294f4c6cefc4465d554a04c721a49ac2150fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSignInPageQuery } from './AdminSignInPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6cef00062b55167f6f00a8bbdf294f4c6cefc4465d554a04c721a49ac2150fe",
    "metadata": {},
    "name": "AdminSignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
