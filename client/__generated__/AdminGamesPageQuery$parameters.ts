/**
 * @generated SignedSource<<cb02006f0fd6de807fd6fc6d88877360>>
 * @relayHash 8b9c81c6a0d5ee7b4c9e08df90d1488e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc5fb1e0cd123d3f64b166ec751db5f1b9111faf5403cf576d2250ac6da09d7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGamesPageQuery } from './AdminGamesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc5fb1e0cd123d3f64b166ec751db5f1b9111faf5403cf576d2250ac6da09d7b",
    "metadata": {},
    "name": "AdminGamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
