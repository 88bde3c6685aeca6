/**
 * @generated SignedSource<<56de8b3137ca8900bf09d29305372ec1>>
 * @relayHash 1a23df491a18fdf96692174e13f00cd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d83340457c00e35a9b9f97f60f205df63c45c2d933df594783fab2e61f78d7a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorCheatsPageQuery } from './MonitorCheatsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorCheatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d83340457c00e35a9b9f97f60f205df63c45c2d933df594783fab2e61f78d7a5",
    "metadata": {},
    "name": "MonitorCheatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
