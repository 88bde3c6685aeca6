/**
 * @generated SignedSource<<859eafd366ebf75e18817f235392e2cb>>
 * @relayHash 8798cba8ae00a49b5b8b132415b45285
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 173bc58ff9f889b7b9043ccf6a460528bf41d9bf7039e5bf47057ec9e85a4ffa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "173bc58ff9f889b7b9043ccf6a460528bf41d9bf7039e5bf47057ec9e85a4ffa",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
