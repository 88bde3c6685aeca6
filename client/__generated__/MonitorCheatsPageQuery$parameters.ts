/**
 * @generated SignedSource<<854b3a8d810a72f803e44bc19046e2b1>>
 * @relayHash 26da72db3fe7689279adb0a8c7d10145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c845e311dd3a3fa9c23d15041d7a51c1933aad5f626a71c5e244147070e05f55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorCheatsPageQuery } from './MonitorCheatsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorCheatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c845e311dd3a3fa9c23d15041d7a51c1933aad5f626a71c5e244147070e05f55",
    "metadata": {},
    "name": "MonitorCheatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
