/**
 * @generated SignedSource<<15fff33e74c8b145fbbd3adffc7da4a0>>
 * @relayHash 9543f0b92d5bc871eae45abaab8afb35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 794a84d607bff4bdeafe9806714cb1156c00046b1b81f10ca70d2b167052e718

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScoreboardPageQuery } from './ScoreboardPageQuery.graphql';

const node: PreloadableConcreteRequest<ScoreboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "794a84d607bff4bdeafe9806714cb1156c00046b1b81f10ca70d2b167052e718",
    "metadata": {},
    "name": "ScoreboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
