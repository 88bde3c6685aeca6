/**
 * @generated SignedSource<<83228f22befaa1d2117b769d1f670c12>>
 * @relayHash 071bd744ffd547f073c40d7893e0597f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85927d6f6ee1ab6c62328932ce6f479528f912bade84090de9099bce9b434436

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85927d6f6ee1ab6c62328932ce6f479528f912bade84090de9099bce9b434436",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
