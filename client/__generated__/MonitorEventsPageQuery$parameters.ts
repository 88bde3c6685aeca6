/**
 * @generated SignedSource<<111c0971a76c2b48919d800c16a52e6f>>
 * @relayHash 01aff090a71a144cbea398ba96675460
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a23f88368ef07f0dde08b909456059920805481e9183a74abbeb663940beb5b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a23f88368ef07f0dde08b909456059920805481e9183a74abbeb663940beb5b2",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
