/**
 * @generated SignedSource<<c48d5d0e91ed21b164a957b39f179223>>
 * @relayHash a229afed2c7a0fb73cd2381448544b65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9a3afdbf94be79224c66804a3e8994158ea45239f704c74f430dd1264762a1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9a3afdbf94be79224c66804a3e8994158ea45239f704c74f430dd1264762a1c",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
