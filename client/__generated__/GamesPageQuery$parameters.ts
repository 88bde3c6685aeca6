/**
 * @generated SignedSource<<9dedc17c91a16edf34a02dfe5e2975d4>>
 * @relayHash 0e3dc8755b55bf1c3f93fccd8e5fcea4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cac7d8e5a96734b1fa2268da5f6eef93a5a74ddaa3785ec218a849d3a5474d47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamesPageQuery } from './GamesPageQuery.graphql';

const node: PreloadableConcreteRequest<GamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cac7d8e5a96734b1fa2268da5f6eef93a5a74ddaa3785ec218a849d3a5474d47",
    "metadata": {},
    "name": "GamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
