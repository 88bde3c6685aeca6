/**
 * @generated SignedSource<<460deb7b80a74827a20f245b3fa7551a>>
 * @relayHash 76adc17e1670c4c36a1a3f7c20409448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af807b18dd735a38de810ea4b6366f516e038167f5a92be970ad2e91f6d986c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminNoticesPageQuery } from './AdminNoticesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminNoticesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af807b18dd735a38de810ea4b6366f516e038167f5a92be970ad2e91f6d986c4",
    "metadata": {},
    "name": "AdminNoticesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
