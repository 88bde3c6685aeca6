/**
 * @generated SignedSource<<4ecc049dc4e2586747cd9db5073dbbed>>
 * @relayHash 07d8ccd46e511294c100572bf5fc649f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c05904c7d754fcd38268de6df876fb63e4feb5fac176c7f5a17c499d0a0781ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostEditPageQuery } from './PostEditPageQuery.graphql';

const node: PreloadableConcreteRequest<PostEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c05904c7d754fcd38268de6df876fb63e4feb5fac176c7f5a17c499d0a0781ec",
    "metadata": {},
    "name": "PostEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
