/**
 * @generated SignedSource<<527040c9712fd171cc2a9319ec788249>>
 * @relayHash bce8de6e561679427a2e0e945b10568a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a783a3ae6b0f9d3eefaddb21995fb8de076c528dc8fc0c890465caeb30305db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameLayoutQuery } from './GameLayoutQuery.graphql';

const node: PreloadableConcreteRequest<GameLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a783a3ae6b0f9d3eefaddb21995fb8de076c528dc8fc0c890465caeb30305db",
    "metadata": {},
    "name": "GameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
