/**
 * @generated SignedSource<<fe88dd8e85d1c53c969ba191274c4d4d>>
 * @relayHash d9146582662a093b0f8e9f5ae19cc7a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9e7ab73aa7f4b783f21c2027046a7f974365675845ef253a1060e953a5aca79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9e7ab73aa7f4b783f21c2027046a7f974365675845ef253a1060e953a5aca79",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
