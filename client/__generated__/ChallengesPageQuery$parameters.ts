/**
 * @generated SignedSource<<d3f2b1d217d084d25bbc6647cc62c3a9>>
 * @relayHash c24ca198225c984773ab94fb1ca7539b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 339d36a09bb6a6fcc5c821fe18188ea207952347b10adb6fe59d68d70fae114b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "339d36a09bb6a6fcc5c821fe18188ea207952347b10adb6fe59d68d70fae114b",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
