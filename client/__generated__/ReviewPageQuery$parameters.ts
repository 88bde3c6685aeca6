/**
 * @generated SignedSource<<2d2929781c5655098f9a72ce14be2cac>>
 * @relayHash 63450cb6a5aa51f69ffc4b3830d1b5d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0fc5afa348518fbaaa188d81f98bb02f32964cabbfc940f80a5caa3cb19253f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewPageQuery } from './ReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0fc5afa348518fbaaa188d81f98bb02f32964cabbfc940f80a5caa3cb19253f",
    "metadata": {},
    "name": "ReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
