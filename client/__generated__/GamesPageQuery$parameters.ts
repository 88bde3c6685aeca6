/**
 * @generated SignedSource<<693581b1db1b55f15a97a3849486fd88>>
 * @relayHash 609469658485540ff7ff13b0627e4370
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5237eeec672743091107342ca0e901428a466c0a1a6d3df91fed43600cdce125

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamesPageQuery } from './GamesPageQuery.graphql';

const node: PreloadableConcreteRequest<GamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5237eeec672743091107342ca0e901428a466c0a1a6d3df91fed43600cdce125",
    "metadata": {},
    "name": "GamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
