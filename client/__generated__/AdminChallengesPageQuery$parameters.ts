/**
 * @generated SignedSource<<560696497e4c25fa09e919e13c2c7b1d>>
 * @relayHash 196daa40de27457d4d3a484ca4f93711
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e08de459e940d77057831537f4c797fc7d867a28d854ac0e8ad716c2bc43ed3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e08de459e940d77057831537f4c797fc7d867a28d854ac0e8ad716c2bc43ed3c",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
