/**
 * @generated SignedSource<<2bd76188237b93efb5502a168237f8dc>>
 * @relayHash d1ec263d86dff05332b9a5f7474b0755
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f8a4fb096d14e6655d0d48bdfdde3866328b6a3a5634f6e254aba4a6f7670e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameLayoutQuery } from './GameLayoutQuery.graphql';

const node: PreloadableConcreteRequest<GameLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f8a4fb096d14e6655d0d48bdfdde3866328b6a3a5634f6e254aba4a6f7670e9",
    "metadata": {},
    "name": "GameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
