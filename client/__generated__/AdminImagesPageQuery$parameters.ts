/**
 * @generated SignedSource<<ba513d55a82c15fb1893b23732715436>>
 * @relayHash 4acb11f78f52e092dd74ba0bd87a09bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf078d428644fcae5f28ab70d48b20f1f7d75fe556d6bbc405ba95c1d48c8356

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminImagesPageQuery } from './AdminImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf078d428644fcae5f28ab70d48b20f1f7d75fe556d6bbc405ba95c1d48c8356",
    "metadata": {},
    "name": "AdminImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
