/**
 * @generated SignedSource<<79961412eac1284d7ae227c4047a1f70>>
 * @relayHash a4164e24b82f322a69870d9b07f6479a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f32442764d3ac8491e602c5e2ef3ac933b97312576829f21574b4a4e6e0fada0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f32442764d3ac8491e602c5e2ef3ac933b97312576829f21574b4a4e6e0fada0",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
