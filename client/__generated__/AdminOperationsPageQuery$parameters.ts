/**
 * @generated SignedSource<<9df95a7ead4b2791f86d0ac7a48ed7d5>>
 * @relayHash cdc8f5e5fd374e343f29ee27d1773f8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07c8e7ee9b79c95ac2910b72f2b20889c71e8e4aaf4aa0d83396ae57aa23dd36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOperationsPageQuery } from './AdminOperationsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOperationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07c8e7ee9b79c95ac2910b72f2b20889c71e8e4aaf4aa0d83396ae57aa23dd36",
    "metadata": {},
    "name": "AdminOperationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
