/**
 * @generated SignedSource<<60be907ba956877ab538f8c2dd1e2fd9>>
 * @relayHash 8b2238163dee25baf348946f2e1eef54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4078a982bd7206126d33eb610626c52da899c1bdc9e772a0b63dbee76567cb47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4078a982bd7206126d33eb610626c52da899c1bdc9e772a0b63dbee76567cb47",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
