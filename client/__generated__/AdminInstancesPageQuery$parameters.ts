/**
 * @generated SignedSource<<fcde3ad868e0530655045367ef5c33c3>>
 * @relayHash 3f0d16719eb3ee33dcad7dff8fe53cd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70acaa8b059cece068d3a7261c47e006b7017fb1c5e8bd325efdbe7996d81d2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70acaa8b059cece068d3a7261c47e006b7017fb1c5e8bd325efdbe7996d81d2d",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
