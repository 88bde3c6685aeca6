/**
 * @generated SignedSource<<94411a4fbd9fbfe5f2bc1d0ce5314aee>>
 * @relayHash 2740ba82123e71f2502c85fb6d448903
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f5d5904a356535d064e2bc418b960b61f7ed16f7f5ae17e35308fef7e63810b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSignInPageQuery } from './AdminSignInPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f5d5904a356535d064e2bc418b960b61f7ed16f7f5ae17e35308fef7e63810b",
    "metadata": {},
    "name": "AdminSignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
