/**
 * @generated SignedSource<<cec5b0566335620d85c600e012a4ed18>>
 * @relayHash a6aa70ad58f910af5cc9c8ae46fb7c09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb9e6bea6395df0103fa1e34bcd3bdcfc2445c92d2fb3bc60dfe2944f1a7816a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb9e6bea6395df0103fa1e34bcd3bdcfc2445c92d2fb3bc60dfe2944f1a7816a",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
