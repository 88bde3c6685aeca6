/**
 * @generated SignedSource<<abbe4df9a4084344458d92bdc7bcd6fc>>
 * @relayHash ecddd867c983da90bfbd567d7b608c8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47d78d3ae491a2a872a5e6048cb98857dae50f1ac777362ba90ab7d668526c1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47d78d3ae491a2a872a5e6048cb98857dae50f1ac777362ba90ab7d668526c1f",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
