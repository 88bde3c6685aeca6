/**
 * @generated SignedSource<<2b2b272587aed08628b263d07a8194d2>>
 * @relayHash 1588b069c9da708caebdfb5b7e7b1998
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec621755e1b88063f07a8623fc980a40dae7ba7acb010051efffa74f33089f39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec621755e1b88063f07a8623fc980a40dae7ba7acb010051efffa74f33089f39",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
