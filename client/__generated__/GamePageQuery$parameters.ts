/**
 * @generated SignedSource<<128750bddc881a0a8fd931fab600e070>>
 * @relayHash c14ef3458fb412622023cee8fb542755
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5e5c3da7a54c1b2514a471c402cf1d60485525103f4dc7c5ee16f4da93b9fbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5e5c3da7a54c1b2514a471c402cf1d60485525103f4dc7c5ee16f4da93b9fbf",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
