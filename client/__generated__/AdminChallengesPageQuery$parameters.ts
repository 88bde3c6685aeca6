/**
 * @generated SignedSource<<6d42f21dd946724a11925f758d75d689>>
 * @relayHash 7821df27185891c06ca9e89a03024b85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31352787e24cdce721d25fedcd074c94c7ed5315c0ffdf92cba3d0031ce7d0b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31352787e24cdce721d25fedcd074c94c7ed5315c0ffdf92cba3d0031ce7d0b8",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
