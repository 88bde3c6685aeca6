/**
 * @generated SignedSource<<fa98f1484775b12d00e3a8dcc3f54616>>
 * @relayHash e76ee36b21bb6af917809cd6179ab5a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6320c86b95a443a6eb8fcec8a74b8cdf51964204408f94fb4e5a5dc7383f1324

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6320c86b95a443a6eb8fcec8a74b8cdf51964204408f94fb4e5a5dc7383f1324",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
