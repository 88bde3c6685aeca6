/**
 * @generated SignedSource<<4e89c0f574cfc5ff56032af9e4cdea0c>>
 * @relayHash 9ee93306ee19d5f1ba23e6ea5ff3e257
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d55a4e78a991d58cf06ba8b71c7cbe076a133763ad33fc00a3d23f59e6dc7f8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameLayoutQuery } from './AdminGameLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d55a4e78a991d58cf06ba8b71c7cbe076a133763ad33fc00a3d23f59e6dc7f8d",
    "metadata": {},
    "name": "AdminGameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
