/**
 * @generated SignedSource<<b4f6cdda3afff6e454d1a66f032b34e6>>
 * @relayHash f94fe05049d749b2de83f2daf8d78ce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3a0ab6b11d4ff590e7b66e508aca931358ffa2dd5a471e2b964b3e2a772cf7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutPageQuery } from './AboutPageQuery.graphql';

const node: PreloadableConcreteRequest<AboutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de3a0ab6b11d4ff590e7b66e508aca931358ffa2dd5a471e2b964b3e2a772cf7",
    "metadata": {},
    "name": "AboutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
