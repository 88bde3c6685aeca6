/**
 * @generated SignedSource<<d2889c22b2458edbd0bf3d2f7186dc35>>
 * @relayHash 5bfbcb8855777bb6f84027d854f8f9bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98fdd3b615e81e9969c9cded9612a48817f3ca08c3010fa699af690e36f7827a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminNoticesPageQuery } from './AdminNoticesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminNoticesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98fdd3b615e81e9969c9cded9612a48817f3ca08c3010fa699af690e36f7827a",
    "metadata": {},
    "name": "AdminNoticesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
