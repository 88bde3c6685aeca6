/**
 * @generated SignedSource<<462597364785a79fbdde49acc54c8627>>
 * @relayHash 2e7e5262817c5e8ea93df2a7f342a3ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4f941bf088870effc7cf0e5c61770833b7eec2acd40aa6d7c2b7291b6e31f0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4f941bf088870effc7cf0e5c61770833b7eec2acd40aa6d7c2b7291b6e31f0c",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
