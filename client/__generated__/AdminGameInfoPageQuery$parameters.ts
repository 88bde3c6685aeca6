/**
 * @generated SignedSource<<5fb8628701cd0dc15443609bed1d40f3>>
 * @relayHash 9d78e198d56d2bd1a94891a1370a1abd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 521b25092cb844b52dfcad8ae7181123b62254ced913c139d8dc9f8ec86012c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "521b25092cb844b52dfcad8ae7181123b62254ced913c139d8dc9f8ec86012c4",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
