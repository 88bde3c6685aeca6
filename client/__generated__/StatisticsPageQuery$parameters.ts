/**
 * @generated SignedSource<<307636d3d85f2bfe035e37a805e0a2c3>>
 * @relayHash 292b8c6c7c6aa7725292408c08371766
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f631127a55c196a49c16c79b9d20dadaf44609c2b2f7761c40ac2c46a4ff7e4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatisticsPageQuery } from './StatisticsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatisticsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f631127a55c196a49c16c79b9d20dadaf44609c2b2f7761c40ac2c46a4ff7e4e",
    "metadata": {},
    "name": "StatisticsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
