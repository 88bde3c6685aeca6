/**
 * @generated SignedSource<<f4da9c6b761e7a4b17dc8a3fb9cd94a3>>
 * @relayHash d7a0ff89adf28ec6cea2eda842476b81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50dceaed6f321a5a6f3ca3133c56a4e9d35b25725f4a84001c2fe5c9dc0d4dd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50dceaed6f321a5a6f3ca3133c56a4e9d35b25725f4a84001c2fe5c9dc0d4dd2",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
