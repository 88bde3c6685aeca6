/**
 * @generated SignedSource<<32410b0f5421cc1e5fd134aa5561d001>>
 * @relayHash 055bf63fd545c8eb247ddf94b6ac3fd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be741d2e09b711ac9d9634e8e8c5b932da706715c0d36c7d72b1d2086ec12203

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be741d2e09b711ac9d9634e8e8c5b932da706715c0d36c7d72b1d2086ec12203",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
