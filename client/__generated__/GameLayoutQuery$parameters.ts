/**
 * @generated SignedSource<<9b89d049679c3a96f8ccd71f94f4c182>>
 * @relayHash e01a08d34965ab09b6f6a0cfb186d3ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94e08b0371dd2942cf917f2662c96f7c2e7e3ff0b77b656d6d24035e2cf265fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameLayoutQuery } from './GameLayoutQuery.graphql';

const node: PreloadableConcreteRequest<GameLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94e08b0371dd2942cf917f2662c96f7c2e7e3ff0b77b656d6d24035e2cf265fb",
    "metadata": {},
    "name": "GameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
