/**
 * @generated SignedSource<<05f4b1915c32c107b52a34502069792a>>
 * @relayHash 1c54388d265f568bc1b2a112297758c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f2c109f47a921e0a7f16c65cbeb67ba30f4ef87d227e5372ca10c040f590d62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f2c109f47a921e0a7f16c65cbeb67ba30f4ef87d227e5372ca10c040f590d62",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
