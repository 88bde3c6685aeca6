/**
 * @generated SignedSource<<fd6c660ad6f65d4ae5f7bda051d91419>>
 * @relayHash 89546211141b6ecf25e930f27af5f7d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4407512c80a4e8a867ec32c86716d54053d902bf52df85bc938c7809b89785d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4407512c80a4e8a867ec32c86716d54053d902bf52df85bc938c7809b89785d",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
