/**
 * @generated SignedSource<<1456b01070ae225b8f03fe32f9136510>>
 * @relayHash 15f8bb95dd4f12bc363dd19748f62a62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efd3d297aade322054394f9e3e2cc6e8cc923cc4f7f31c849fc54f18c55e3cb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSchedulePageQuery } from './AdminSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efd3d297aade322054394f9e3e2cc6e8cc923cc4f7f31c849fc54f18c55e3cb6",
    "metadata": {},
    "name": "AdminSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
