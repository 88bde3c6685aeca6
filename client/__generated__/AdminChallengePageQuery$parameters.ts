/**
 * @generated SignedSource<<b444feca52aae7866f19c848bde31cbb>>
 * @relayHash 1455b35459c33fa416ead1fcd819e287
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94ce0aba2cb5e8fb1d32b7a26fce4d3abb77f07f1eafa96b420d5b965e0230ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94ce0aba2cb5e8fb1d32b7a26fce4d3abb77f07f1eafa96b420d5b965e0230ec",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
