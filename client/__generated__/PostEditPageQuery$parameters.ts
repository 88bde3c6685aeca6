/**
 * @generated SignedSource<<e932f880244c46853019cef84927e884>>
 * @relayHash 517cf4f6274dcc7c0c19224293811ece
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9d9bea2c75121645036fdf13445434c49eb10f7cf9f1f278f577cb11cefe7f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostEditPageQuery } from './PostEditPageQuery.graphql';

const node: PreloadableConcreteRequest<PostEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9d9bea2c75121645036fdf13445434c49eb10f7cf9f1f278f577cb11cefe7f7",
    "metadata": {},
    "name": "PostEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
