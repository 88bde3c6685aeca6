/**
 * @generated SignedSource<<12b9641b8035751ff5d30176c54293c1>>
 * @relayHash 8ea5f458d61cd2d5b85ea6d582f71812
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f4c23f1774211a354fac71e59560d0dfb960abd7c247692ae0b47260f17b5c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatisticsPageQuery } from './StatisticsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatisticsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f4c23f1774211a354fac71e59560d0dfb960abd7c247692ae0b47260f17b5c7",
    "metadata": {},
    "name": "StatisticsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
