/**
 * @generated SignedSource<<f61c41e64b40eb9d73a6de7a40a41b7f>>
 * @relayHash 2d96782069aea25b0a96ef99a6559543
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5fd22ba1d1cd133a88e1729de668869f7fa7886eba8c7ffb2a2c008e0d07ee6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameLayoutQuery } from './GameLayoutQuery.graphql';

const node: PreloadableConcreteRequest<GameLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5fd22ba1d1cd133a88e1729de668869f7fa7886eba8c7ffb2a2c008e0d07ee6",
    "metadata": {},
    "name": "GameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
