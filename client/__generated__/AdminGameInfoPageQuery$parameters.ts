/**
 * @generated SignedSource<<60a14e787b5517783151870021deff4f>>
 * @relayHash b7256c49bb35c91d7ffb1ba555705fd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3e9af572ab270b53c64277c3be86829830930db46d940cd8a8509b03ee038fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3e9af572ab270b53c64277c3be86829830930db46d940cd8a8509b03ee038fc",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
