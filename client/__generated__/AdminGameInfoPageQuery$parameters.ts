/**
 * @generated SignedSource<<44afaeb0362a545a1dbd123b5ed3ab9e>>
 * @relayHash 21505049f461c4aa7569ed17b8488899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b9bf15986e9f7e57fcc297121f6819c6f844b42ef4d14459b97258fe15b97d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b9bf15986e9f7e57fcc297121f6819c6f844b42ef4d14459b97258fe15b97d3",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
