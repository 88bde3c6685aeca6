/**
 * @generated SignedSource<<68dd5180dc5bebb6b532049c42519f34>>
 * @relayHash 3b2adc5186ac7f213bb8c74525f1281f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f93f8e1878093d39ea937da4ef88a92712f7519870753e01da9fbb0ba058fe8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f93f8e1878093d39ea937da4ef88a92712f7519870753e01da9fbb0ba058fe8d",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
