/**
 * @generated SignedSource<<9712f8c930ab636a794b6ce35d4d293a>>
 * @relayHash 8a0a7fc15ac9dca1b6ad7068d01d401d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaa063b2d5a1e3e2ef33cd10aaa7398db0a24ddbc6e72f05f4928b33fdeccd8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eaa063b2d5a1e3e2ef33cd10aaa7398db0a24ddbc6e72f05f4928b33fdeccd8b",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
