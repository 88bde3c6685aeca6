/**
 * @generated SignedSource<<676af1f08004d42fdc0e2b38b9db01c4>>
 * @relayHash 53648f18129352498ec78188ee594776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7132e8998234de78d29076e1daa3864fdd9c2bcb7823a05caefc802adba42b80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7132e8998234de78d29076e1daa3864fdd9c2bcb7823a05caefc802adba42b80",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
