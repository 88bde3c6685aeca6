/**
 * @generated SignedSource<<e02ac151351d96f585bdcce3145f649c>>
 * @relayHash afd00e6b642412de95029122d56a93f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 389e17ef07ff5b9e0ff51511ae096a08136fd45d2c1afb1234dc9ce8a249adb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "389e17ef07ff5b9e0ff51511ae096a08136fd45d2c1afb1234dc9ce8a249adb5",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
