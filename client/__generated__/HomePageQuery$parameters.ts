/**
 * @generated SignedSource<<fd1fb9a973ddd24d8082bec28076b280>>
 * @relayHash 0d324a963c77cd8fad868c99cc043b95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bfc43e0e20d8bd015740a04c36ea7d33225d64460206545c649e241af594a2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bfc43e0e20d8bd015740a04c36ea7d33225d64460206545c649e241af594a2f",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
