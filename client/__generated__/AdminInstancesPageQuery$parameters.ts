/**
 * @generated SignedSource<<c065592ec12e4815d6ed4f61bc78e2e7>>
 * @relayHash 6e91381b7e6335b276e8f6f3e92c901a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce4063ff53b8a3e0889776e751b3470075c149a2695b8539781c57539c60615d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce4063ff53b8a3e0889776e751b3470075c149a2695b8539781c57539c60615d",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
