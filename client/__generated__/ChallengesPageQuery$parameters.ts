/**
 * @generated SignedSource<<780d520543ce298558e88c9cc1d05f9b>>
 * @relayHash c2bf291de87f599d3914018714d239bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87bf892a1fb6c653fef84f70966a44ee43e862cbfcacde7bd05473eb7c778c87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87bf892a1fb6c653fef84f70966a44ee43e862cbfcacde7bd05473eb7c778c87",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
