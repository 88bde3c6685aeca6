/**
 * @generated SignedSource<<a95ba66c6373d56d8ab107c4b34e2b2e>>
 * @relayHash 232dc8311ae229eb3a0421004046f6e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c35e25bf3c0e93fbd93a52767a32230d587e9ed1ad8dcc45985bf93dc3d85a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSignInPageQuery } from './AdminSignInPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c35e25bf3c0e93fbd93a52767a32230d587e9ed1ad8dcc45985bf93dc3d85a7",
    "metadata": {},
    "name": "AdminSignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
