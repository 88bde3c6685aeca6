/**
 * @generated SignedSource<<94b592161fb5eba355e043092c46506a>>
 * @relayHash 7a7f1d467e4850966e4a54aca37e57ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a74ebad5f67706870355af1904c9190fdee05753b1942304e513f7df9fa43b1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOperationsPageQuery } from './AdminOperationsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOperationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a74ebad5f67706870355af1904c9190fdee05753b1942304e513f7df9fa43b1f",
    "metadata": {},
    "name": "AdminOperationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
