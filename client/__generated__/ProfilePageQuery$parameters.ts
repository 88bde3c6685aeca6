/**
 * @generated SignedSource<<4a46b8a0e6389b2dca4dd699f54c133a>>
 * @relayHash cbd51935ec6ab33a64211e0245e35c2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccb4ae7d533b8696003f9bf3638d19b5d87faafd72c8d11df01e0b3a3d5991be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccb4ae7d533b8696003f9bf3638d19b5d87faafd72c8d11df01e0b3a3d5991be",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
