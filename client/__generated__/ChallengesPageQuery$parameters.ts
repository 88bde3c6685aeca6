/**
 * @generated SignedSource<<effa1b62f5c250543a7a53f176787a8a>>
 * @relayHash 2e5ef6ddda4efbd1b1de950cf28d3971
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 192ee0db738a39d65457fc462556669f0ff465fbdcccb270816f5fd2f9882fb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "192ee0db738a39d65457fc462556669f0ff465fbdcccb270816f5fd2f9882fb9",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
