/**
 * @generated SignedSource<<7b0d34dd2a1c1ba11606c22f07e64b39>>
 * @relayHash 033959f24ee5b61b7ab75977ff34c9fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6e78bc56bbbdd40694ea033531470961fb823c9493b2c7ad8eb2535645d8cc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6e78bc56bbbdd40694ea033531470961fb823c9493b2c7ad8eb2535645d8cc4",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
