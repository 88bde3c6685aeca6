/**
 * @generated SignedSource<<80876194eb01b5906c2a724531e90f9a>>
 * @relayHash 34186888ee4e12a7fccfa99902ed81fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7df1802e532fe3ee328ebecdd76d108f00bd584b8056e89af8aba79aae612163

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewPageQuery } from './ReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7df1802e532fe3ee328ebecdd76d108f00bd584b8056e89af8aba79aae612163",
    "metadata": {},
    "name": "ReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
