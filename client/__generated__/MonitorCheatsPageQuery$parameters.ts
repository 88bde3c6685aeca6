/**
 * @generated SignedSource<<4be34cbf41cb97eec005d11ebb9952b1>>
 * @relayHash 1f15f02767eab7eea0f6dcfb710b6bf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b271bd68655daf8ba3cdbc526e58eaac72215f39f27419f5b0a65b6802b0050

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorCheatsPageQuery } from './MonitorCheatsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorCheatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b271bd68655daf8ba3cdbc526e58eaac72215f39f27419f5b0a65b6802b0050",
    "metadata": {},
    "name": "MonitorCheatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
