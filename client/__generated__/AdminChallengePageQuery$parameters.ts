/**
 * @generated SignedSource<<466cc2e0b94e0530fc85e6b801af3bff>>
 * @relayHash dbf461a56e11368379f1d1bdd1f5a5d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c648b70da8a85c3a9adbd42dbbaa5c7ba6d9a5be956241851e608fa6ae267718

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c648b70da8a85c3a9adbd42dbbaa5c7ba6d9a5be956241851e608fa6ae267718",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
