/**
 * @generated SignedSource<<33fe9d227465f1ee5231a7a90b83eb65>>
 * @relayHash ffaded7bcfcebab774f5b2bc438c4633
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e661387ed9e8496f989983934f995ae6f1c0e7948918f30ed6d4b700e1b59f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e661387ed9e8496f989983934f995ae6f1c0e7948918f30ed6d4b700e1b59f8",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
