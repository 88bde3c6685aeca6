/**
 * @generated SignedSource<<7d15e06bdb8ef6964ffa105c2199fe1b>>
 * @relayHash 0a60664e5150dd55ab512d7e269fabeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcaf6dcdba5f697a7b5db4e6bf2b2afa229e98f5a9a01d1f57f35808636d916b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcaf6dcdba5f697a7b5db4e6bf2b2afa229e98f5a9a01d1f57f35808636d916b",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
