/**
 * @generated SignedSource<<a620bd765d141ea9368d22f268ed1da1>>
 * @relayHash 8769e21b032ab7ddd99129fb4a2d0c40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c8b4e02a44163da59d6562c272cb2a4ed6b3f046cc6af881b9ca69c93f5e9ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorWriteupsPageQuery } from './MonitorWriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorWriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c8b4e02a44163da59d6562c272cb2a4ed6b3f046cc6af881b9ca69c93f5e9ff",
    "metadata": {},
    "name": "MonitorWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
