/**
 * @generated SignedSource<<84b30108060ca8c85a841831bcb45b68>>
 * @relayHash f0b630c2cddd8aabe0cf4e5bf87c4100
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24b64738892772ac959f9c87bf15996dfc4bf922c6f4b27398a919346bb2b731

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24b64738892772ac959f9c87bf15996dfc4bf922c6f4b27398a919346bb2b731",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
