/**
 * @generated SignedSource<<efb8f2bcdb20308cc0314863ad6bcf27>>
 * @relayHash f4d49deacae4f0594b6a908511bd02c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e59f4269230bbe00b308cfe45e88e3c4d6c70232addebf44029289118bd126f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e59f4269230bbe00b308cfe45e88e3c4d6c70232addebf44029289118bd126f",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
