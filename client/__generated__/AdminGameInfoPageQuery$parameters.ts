/**
 * @generated SignedSource<<642a7d497624c7b0a0ebfa25d82003a9>>
 * @relayHash bf73e22b92f7aa992076a9b6f85633cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8769005fb2749c28af8915a8a0bc8dfdec3849e88bbce07db8a52cc5643c3c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8769005fb2749c28af8915a8a0bc8dfdec3849e88bbce07db8a52cc5643c3c8",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
