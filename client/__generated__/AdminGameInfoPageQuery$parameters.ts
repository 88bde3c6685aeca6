/**
 * @generated SignedSource<<a9922aa59c80795ae98e3e97b0dd5d36>>
 * @relayHash 2a84078f03663ebab2e60605be5d723b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1701cb0abd61163cdad6bfe061fa5b5ac7b7332ecc6152e18456cef1464ce7e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1701cb0abd61163cdad6bfe061fa5b5ac7b7332ecc6152e18456cef1464ce7e3",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
