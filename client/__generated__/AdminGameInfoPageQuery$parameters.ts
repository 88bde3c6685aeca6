/**
 * @generated SignedSource<<d6c1c3c31f1a339bb413d0ee2b5c5632>>
 * @relayHash e4296eb47cc73c63c6ec3ff1bcf6b938
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1a21164e65cc194f7bdeddb125e8d467b0c0c6b1af1aa1243ebf81ea4bb047a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1a21164e65cc194f7bdeddb125e8d467b0c0c6b1af1aa1243ebf81ea4bb047a",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
