/**
 * @generated SignedSource<<310c8fedb789c5dfa7ba8ac08dda5b5f>>
 * @relayHash fdf47a1afe6a5f60c8f8f7bd65d18e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfc79fcf99343dd199dd49871dc7343cf3f567806a93df6b46fe5f37115da13b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfc79fcf99343dd199dd49871dc7343cf3f567806a93df6b46fe5f37115da13b",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
