/**
 * @generated SignedSource<<4b10835bad89c451793282351ca523ec>>
 * @relayHash 3489225d8184ba9c6551594d7fc2b4c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0149302773eaa1249c901391dccf0126f504a9860668ddaeda75e5a6d441b113

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0149302773eaa1249c901391dccf0126f504a9860668ddaeda75e5a6d441b113",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
