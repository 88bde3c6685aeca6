/**
 * @generated SignedSource<<9c0205f73cc850f961c89fdd7b8af94a>>
 * @relayHash 5690df3836e5de929cb32d766bb3ad64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7dbcf3622ecfa54e8c161f6ebb13c95269d869f317a65cce6a8a24570aba505

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorSubmissionsPageQuery } from './MonitorSubmissionsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorSubmissionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7dbcf3622ecfa54e8c161f6ebb13c95269d869f317a65cce6a8a24570aba505",
    "metadata": {},
    "name": "MonitorSubmissionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
