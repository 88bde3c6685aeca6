/**
 * @generated SignedSource<<c8cdf554a8957c03038263cdc138bda6>>
 * @relayHash 847a058070b118b74d1443fad95f046c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4732fcbb4dced66f796640842edca77f1bda77904bf2e52cf76f45a0566cc925

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4732fcbb4dced66f796640842edca77f1bda77904bf2e52cf76f45a0566cc925",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
