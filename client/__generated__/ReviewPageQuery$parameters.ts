/**
 * @generated SignedSource<<f1dad90936ac70e455a92b18ba51b406>>
 * @relayHash 575fbd4c9c8e006b55cb4da9d7511ba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02e55147ad586d9c3b3fc5f7ac24bf953460254a206798ac875ee890ce0f3573

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewPageQuery } from './ReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02e55147ad586d9c3b3fc5f7ac24bf953460254a206798ac875ee890ce0f3573",
    "metadata": {},
    "name": "ReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
