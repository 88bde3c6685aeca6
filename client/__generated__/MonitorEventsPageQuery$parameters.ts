/**
 * @generated SignedSource<<b83cc931dab3969a70898a9323a94719>>
 * @relayHash c409afbc92e7a1318d551f4b56e0d5bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 193223250517391a3261274d1c16baddb6b5fef15f8b26f0ca88514e91c3e054

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "193223250517391a3261274d1c16baddb6b5fef15f8b26f0ca88514e91c3e054",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
