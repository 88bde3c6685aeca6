/**
 * @generated SignedSource<<40e35927d7f4c8734ae5261e9a6cf144>>
 * @relayHash d25f25dfe52347d3b3ae93cafdf1e684
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0ac256688ce38cbca1a13a0dfdd2e221ce4d7d59d64353954141a9d37fb8ff7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamsPageQuery } from './TeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0ac256688ce38cbca1a13a0dfdd2e221ce4d7d59d64353954141a9d37fb8ff7",
    "metadata": {},
    "name": "TeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
