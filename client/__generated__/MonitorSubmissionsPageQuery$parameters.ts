/**
 * @generated SignedSource<<97de7d4d315caff096389f2ebf254349>>
 * @relayHash 52b65b2373ee7fccd8329d4b4c8bbc1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58cd9eb78a81ba2a7940931f5cee4b7f805bea605901c951b10d58600179dcf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorSubmissionsPageQuery } from './MonitorSubmissionsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorSubmissionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58cd9eb78a81ba2a7940931f5cee4b7f805bea605901c951b10d58600179dcf0",
    "metadata": {},
    "name": "MonitorSubmissionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
