/**
 * @generated SignedSource<<d4825640d34408be036067328acea071>>
 * @relayHash f99d94178c2c4bc081bed76a9cc1e94d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86829c84ec54de0a2c9ebf87615d5f647d39957aab94009c00663831b8e7f9f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86829c84ec54de0a2c9ebf87615d5f647d39957aab94009c00663831b8e7f9f3",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
