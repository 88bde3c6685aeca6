/**
 * @generated SignedSource<<9f35558f656eb43818f51ab91a7cac4f>>
 * @relayHash 1b4ab5b3e7317978bc39f7b3e58759b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd68452396dbd4e09d3ff40896efac1e2a9c384aac5f823fdae1cc2cd84b8b1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd68452396dbd4e09d3ff40896efac1e2a9c384aac5f823fdae1cc2cd84b8b1c",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
