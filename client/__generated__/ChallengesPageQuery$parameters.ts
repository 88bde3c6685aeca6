/**
 * @generated SignedSource<<e122f0e8aaa88ac20da2ae3567b573ea>>
 * @relayHash 929d0e8b29de5068b0821fcabb296fad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a00723cff879e66312d3b06a8fb2d1cd5c393959c91035fe386f01e1f29c7a21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengesPageQuery } from './ChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<ChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a00723cff879e66312d3b06a8fb2d1cd5c393959c91035fe386f01e1f29c7a21",
    "metadata": {},
    "name": "ChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
