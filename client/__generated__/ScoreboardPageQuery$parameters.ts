/**
 * @generated SignedSource<<3ff1c216ffeee6e76a9a7eb9cde39283>>
 * @relayHash 3dec37061153e2681d5dc2fd15cc1fc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee68d60e5a09eb6a0bbab563d48f5d7a027f24b8f2d57b72e01b36c8cb616013

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScoreboardPageQuery } from './ScoreboardPageQuery.graphql';

const node: PreloadableConcreteRequest<ScoreboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee68d60e5a09eb6a0bbab563d48f5d7a027f24b8f2d57b72e01b36c8cb616013",
    "metadata": {},
    "name": "ScoreboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
