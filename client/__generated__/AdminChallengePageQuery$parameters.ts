/**
 * @generated SignedSource<<76307bc8d9891d63e4e584ef26aeebdf>>
 * @relayHash 7563d678eb77fe2df90ac35c57b405d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da187b400e9718353706192c840df5e090a9a6c115cf88e5eb1015731b464d11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da187b400e9718353706192c840df5e090a9a6c115cf88e5eb1015731b464d11",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
