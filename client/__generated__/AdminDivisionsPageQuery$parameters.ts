/**
 * @generated SignedSource<<8e6ed5076238ae768fd02d88a9a247e4>>
 * @relayHash 3e8561f402dd0b43707aaa438b51c3af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4636bba6d4fa797317e632d36567dbcbb1b7a7d7e6d6d8ef5594bd3912a42740

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDivisionsPageQuery } from './AdminDivisionsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminDivisionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4636bba6d4fa797317e632d36567dbcbb1b7a7d7e6d6d8ef5594bd3912a42740",
    "metadata": {},
    "name": "AdminDivisionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
