/**
 * @generated SignedSource<<0d4f659b09a7c5019cb4ce6b91355f88>>
 * @relayHash 964a3d3931ef1e303b40f8ff4963819c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7fe4f9e7b2af14a71cc6f309eba80d1b1a44762a0ece12e00eb80fc8b6379ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7fe4f9e7b2af14a71cc6f309eba80d1b1a44762a0ece12e00eb80fc8b6379ef",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
