/**
 * @generated SignedSource<<2cef832408e082c3078a3f057d862f29>>
 * @relayHash e31d24903546fdca818d5d4184f57e1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e0fcb1d67e4713e982716aa4289bff14cfbd2cb6026fe96e128c79bd94410b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e0fcb1d67e4713e982716aa4289bff14cfbd2cb6026fe96e128c79bd94410b2",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
