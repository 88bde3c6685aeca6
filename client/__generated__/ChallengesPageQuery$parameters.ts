/**
 * @generated SignedSource<<1c1e4a5df40f1021e033f68b01e92df8>>
 * @relayHash bddfc649ac25d933e31ca0dd7791dc0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eae18fa267a8883b3f0d98e5fe2bb1b2e93885059956ae34cbe0f48e1c94edf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3eae18fa267a8883b3f0d98e5fe2bb1b2e93885059956ae34cbe0f48e1c94edf",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
