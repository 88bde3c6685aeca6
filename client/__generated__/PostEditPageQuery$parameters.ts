/**
 * @generated SignedSource<<300b15cd68cf6b0c874faa18189d14db>>
 * @relayHash 069efd59d5512ffb2d3aeb9939efedea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0067edf05a18fb81d8d7ff3264abd5287788bf3c467f8707bb8299b861e627ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostEditPageQuery } from './PostEditPageQuery.graphql';

const node: PreloadableConcreteRequest<PostEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0067edf05a18fb81d8d7ff3264abd5287788bf3c467f8707bb8299b861e627ec",
    "metadata": {},
    "name": "PostEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
