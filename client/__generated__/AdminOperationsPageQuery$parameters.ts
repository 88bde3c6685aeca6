/**
 * @generated SignedSource<<cd8a570790d203e708b4b2da4f55866d>>
 * @relayHash 7b658f1e02765cda9bb4ff5827f9a091
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aea51db60aa54cdb8f8e8c19ec31822c055ab28e2e38f85cb492e9b18b98c468

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOperationsPageQuery } from './AdminOperationsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOperationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aea51db60aa54cdb8f8e8c19ec31822c055ab28e2e38f85cb492e9b18b98c468",
    "metadata": {},
    "name": "AdminOperationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
