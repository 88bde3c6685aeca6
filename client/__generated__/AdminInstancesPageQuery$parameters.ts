/**
 * @generated SignedSource<<5053d710111a1f9941d7011ab17bd73d>>
 * @relayHash 0c12ce83e9836ed3bd83723c60e2127a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c9f9c4b23cda636404bb93c6c363d8a6c0d1ffaef9ac5cd927d9e2f1118b495

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c9f9c4b23cda636404bb93c6c363d8a6c0d1ffaef9ac5cd927d9e2f1118b495",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
