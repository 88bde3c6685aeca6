/**
 * @generated SignedSource<<96e9dbbd644e607b65973afe4b660bd2>>
 * @relayHash fbd9141a6e4209b752830f10c3441312
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1977387c116fa4252d3ff2b7988cf9338f29d3966641cc64c2e7de2839f280f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1977387c116fa4252d3ff2b7988cf9338f29d3966641cc64c2e7de2839f280f6",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
