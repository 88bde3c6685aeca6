/**
 * @generated SignedSource<<de6e9d20ea0f9c141bc13f682620f4ee>>
 * @relayHash 71dd79cc71f2768a253733bae871793a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37b97b55ef7db781741847bdebba6db7c54821c582bd5533d997bd0c9f560c5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37b97b55ef7db781741847bdebba6db7c54821c582bd5533d997bd0c9f560c5a",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
