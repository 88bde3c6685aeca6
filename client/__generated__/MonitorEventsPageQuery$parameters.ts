/**
 * @generated SignedSource<<7e863d334a56dad2c02ce7b3ae2d9790>>
 * @relayHash 2e8f9c15c61919cf9b74d1ab732cdc7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8207a1b86555426dbc65f385d5147cc271d9cbd3bebc2d4432bdb9140e5cab88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8207a1b86555426dbc65f385d5147cc271d9cbd3bebc2d4432bdb9140e5cab88",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
