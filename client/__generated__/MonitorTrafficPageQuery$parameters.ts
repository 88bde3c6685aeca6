/**
 * @generated SignedSource<<fed7bc1ed34254c3f5a3cba6857336ab>>
 * @relayHash 07984447c0e93f9259870e585b2c225e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1a09b21da78ccb505c918fa08599604c0921af82f7c813f07660a7cb91646c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorTrafficPageQuery } from './MonitorTrafficPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorTrafficPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1a09b21da78ccb505c918fa08599604c0921af82f7c813f07660a7cb91646c0",
    "metadata": {},
    "name": "MonitorTrafficPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
