/**
 * @generated SignedSource<<78a961ff18e91d1a9507dca2ad8df6c8>>
 * @relayHash 264be162711e765308d53af17e2b3fa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 950aa4145638849dc0a39a9a3e45f69dc5045f60a9db3c6197ec9048f039e7d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminImagesPageQuery } from './AdminImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "950aa4145638849dc0a39a9a3e45f69dc5045f60a9db3c6197ec9048f039e7d1",
    "metadata": {},
    "name": "AdminImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
