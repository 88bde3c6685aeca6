/**
 * @generated SignedSource<<3c51d16a3b7aadd44c861ca93277b629>>
 * @relayHash acde874f859dd5c5f03fc678ba72da6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b7b58e3455cf621e3c447353d4b770b4e53d9418429cdb2147b0b964449381c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b7b58e3455cf621e3c447353d4b770b4e53d9418429cdb2147b0b964449381c",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
