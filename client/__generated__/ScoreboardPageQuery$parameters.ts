/**
 * @generated SignedSource<<c6df679042131ea06c5dddb58c6d5e66>>
 * @relayHash 13bdb54d529686fba015ef7974250705
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7e378f3d24ab77ee49af516be644213180122f9fbf3c4efa7dbb56c0b79f909

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScoreboardPageQuery } from './ScoreboardPageQuery.graphql';

const node: PreloadableConcreteRequest<ScoreboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7e378f3d24ab77ee49af516be644213180122f9fbf3c4efa7dbb56c0b79f909",
    "metadata": {},
    "name": "ScoreboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
