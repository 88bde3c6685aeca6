/**
 * @generated SignedSource<<efb00155ab0e7c15e86a91e37ed48481>>
 * @relayHash 9cf9eaee59e9f95ff95a18e188845277
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd4188f36cc9a4361256d2ddfc371440ad420a50c7648497966602f1be2bc78f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd4188f36cc9a4361256d2ddfc371440ad420a50c7648497966602f1be2bc78f",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
