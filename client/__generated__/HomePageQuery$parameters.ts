/**
 * @generated SignedSource<<bd4ddd0d8e4958acf0e55288f07dffaf>>
 * @relayHash 2a180a2e338b34f1dd3dcd0978bd0269
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94c16727e2264b552b8906f9d4ec1a73db9c39991e4c7a5162357a2d2e3e069f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94c16727e2264b552b8906f9d4ec1a73db9c39991e4c7a5162357a2d2e3e069f",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
