/**
 * @generated SignedSource<<74a80018173d474ee414bdafb7c9438c>>
 * @relayHash a99d6261d35121b4715c698b5a9194d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e53dcec298a1d1ad9f13267b81abf42a6d83d12111dde8c96cee58102f6ddd4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e53dcec298a1d1ad9f13267b81abf42a6d83d12111dde8c96cee58102f6ddd4c",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
