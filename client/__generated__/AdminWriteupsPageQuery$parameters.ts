/**
 * @generated SignedSource<<1f8167657d657229122be8f5197dbda4>>
 * @relayHash 820d1d7fc741ae285f9e7849568821d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5bd03e210b638d2a8d77643342078183cd22fec0e96e516c74f626767d77a64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminWriteupsPageQuery } from './AdminWriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminWriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5bd03e210b638d2a8d77643342078183cd22fec0e96e516c74f626767d77a64",
    "metadata": {},
    "name": "AdminWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
