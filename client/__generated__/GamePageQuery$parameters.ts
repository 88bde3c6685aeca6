/**
 * @generated SignedSource<<6d206ff6951917270c3d79e8cad09948>>
 * @relayHash 22551fd9bf8d438bc60adc5c6d0444a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abd3caa7467b857fe59ce9a332d6b04eee0a0b45cb7db978b0e3cc37b873da3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abd3caa7467b857fe59ce9a332d6b04eee0a0b45cb7db978b0e3cc37b873da3f",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
