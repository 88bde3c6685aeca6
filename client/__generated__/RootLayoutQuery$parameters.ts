/**
 * @generated SignedSource<<20babcae363e6ae27911888587eaec84>>
 * @relayHash 6f6c7d011a4d12366bf875c09ed5f9db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c93671d95fa6bdda6454e9c9ac1429be51eb50ae05786b52d339018854bf5127

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootLayoutQuery } from './RootLayoutQuery.graphql';

const node: PreloadableConcreteRequest<RootLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c93671d95fa6bdda6454e9c9ac1429be51eb50ae05786b52d339018854bf5127",
    "metadata": {},
    "name": "RootLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
