/**
 * @generated SignedSource<<c64fef94f483cb6a74f05c2a63428e7f>>
 * @relayHash cd74e06e544d55b46163f09ca43db204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edc8a6537010f34a1454eea290fe5c8153ba60ff587391cf6247ad6e89c19173

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGamesPageQuery } from './AdminGamesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edc8a6537010f34a1454eea290fe5c8153ba60ff587391cf6247ad6e89c19173",
    "metadata": {},
    "name": "AdminGamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
