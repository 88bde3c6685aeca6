/**
 * @generated SignedSource<<5be9aef3848a3ac2c69abd44a89cfe75>>
 * @relayHash c4d1fef60874edf88def22358bdf901f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47a95ac946dca97be48fd526e2cce81c02d5963ff2af7061c8f52c29e53e714f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47a95ac946dca97be48fd526e2cce81c02d5963ff2af7061c8f52c29e53e714f",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
