/**
 * @generated SignedSource<<b8bbcf09f0226e83edd989a6c9b02325>>
 * @relayHash 971bdc3c478bc28ae880eef737032f65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6c59db38074db1394173e899f05afefddef4efde7986a560baa86d509eaced8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewPageQuery } from './ReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6c59db38074db1394173e899f05afefddef4efde7986a560baa86d509eaced8",
    "metadata": {},
    "name": "ReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
