/**
 * @generated SignedSource<<0cde6f08c7a5c312a74b94846b289b6f>>
 * @relayHash 9653065fe8749dafe8b8c8ecbb2b0ed3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cfeebee4cae0da290ebc41f9f7e20e3393ac709cf30d1aa429ffab229194c95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cfeebee4cae0da290ebc41f9f7e20e3393ac709cf30d1aa429ffab229194c95",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
