/**
 * @generated SignedSource<<0fea50caef478520981faa82b247a3f0>>
 * @relayHash 9f819b932215b1782951c4432c6f319d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9a8150586b7fa465772db0857226b5659fc6d399307ac51ffe1257b97c75237

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9a8150586b7fa465772db0857226b5659fc6d399307ac51ffe1257b97c75237",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
