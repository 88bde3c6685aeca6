/**
 * @generated SignedSource<<9e999521ef953a9aaf5ee828b8299e05>>
 * @relayHash 63fdf0a2e319a660385a3d2ac1865227
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31a9646008c93b6c085c28c88d14077cd6d21fd8fc5e3b49e72b122c426aa94f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31a9646008c93b6c085c28c88d14077cd6d21fd8fc5e3b49e72b122c426aa94f",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
