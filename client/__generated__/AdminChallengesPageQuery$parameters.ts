/**
 * @generated SignedSource<<76a85d10fe96620be6f0df9e73cfc936>>
 * @relayHash faab6b17209095489367d44c86ac994b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e56e571ce606ec0fd500e088432a81d2f8c1a7a80eaf9bd1d49024ff373240fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e56e571ce606ec0fd500e088432a81d2f8c1a7a80eaf9bd1d49024ff373240fc",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
