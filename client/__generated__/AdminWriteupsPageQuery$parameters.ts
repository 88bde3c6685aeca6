/**
 * @generated SignedSource<<3cd08e4a421176c9070cac35b87fb69c>>
 * @relayHash ff62c35db60c2195df94cf17ec3e644e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ea1ebfbb3d0291c37181186a49f10f4a3b52b7556e8b25c15ec7881a9fab2ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminWriteupsPageQuery } from './AdminWriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminWriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ea1ebfbb3d0291c37181186a49f10f4a3b52b7556e8b25c15ec7881a9fab2ae",
    "metadata": {},
    "name": "AdminWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
