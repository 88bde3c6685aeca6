/**
 * @generated SignedSource<<1d819f2cb3702a6fbf443a6a6b3fc9fb>>
 * @relayHash c6181094b322f35e71db9d62cf91d940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43f016443aefe59cf4d38cb11c7f1499c7f8d7bdf442c725348fcc0d5e8fb514

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorCheatsPageQuery } from './MonitorCheatsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorCheatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43f016443aefe59cf4d38cb11c7f1499c7f8d7bdf442c725348fcc0d5e8fb514",
    "metadata": {},
    "name": "MonitorCheatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
