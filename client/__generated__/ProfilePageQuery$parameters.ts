/**
 * @generated SignedSource<<538afd4ecb2226dab84c1391062e4eea>>
 * @relayHash dcc6339ca668e456542777eac9fd9542
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52aeebf9f1c76c127063b09ecd5dc0addac0ad26353271046f50a9e92ff49330

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52aeebf9f1c76c127063b09ecd5dc0addac0ad26353271046f50a9e92ff49330",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
