/**
 * @generated SignedSource<<7703320959cc890e7dc7a1c1dfabea5a>>
 * @relayHash a07bcf6be912464009d3e87935aa9df4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9159e9c81f427049768b19721abdf6a0ba4f1f3a9eb983805a3f8f1d1517f352

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9159e9c81f427049768b19721abdf6a0ba4f1f3a9eb983805a3f8f1d1517f352",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
