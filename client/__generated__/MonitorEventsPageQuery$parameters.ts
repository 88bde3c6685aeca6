/**
 * @generated SignedSource<<5862a45c6fa9ffcd487c0f23ba157537>>
 * @relayHash aeec216dc94562c24e8960fc193aa5e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65e1599a2a5106693bded8d1270f5b142107d1dba19daec5e6f5696229e0f0d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65e1599a2a5106693bded8d1270f5b142107d1dba19daec5e6f5696229e0f0d1",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
