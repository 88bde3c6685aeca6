/**
 * @generated SignedSource<<6a45dc8e287aaa55ad0152fa6de8e3d5>>
 * @relayHash 21aae25bd9a93f07022edd4bcbf226f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdc3b3fd61441e4256039cc9808686fa9d98b707fd07eb1c8cacfb2dc4f2fbf1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdc3b3fd61441e4256039cc9808686fa9d98b707fd07eb1c8cacfb2dc4f2fbf1",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
