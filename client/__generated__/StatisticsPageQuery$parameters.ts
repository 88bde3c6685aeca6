/**
 * @generated SignedSource<<6b6c0d8c49a266e6434b71ae3b9c37f3>>
 * @relayHash a0c06845cbc2a93f3fc3c855814c0b65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f90d0ecefc986485931107d5f6ca4f51920e946d5669227ecd3a3e82191763a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatisticsPageQuery } from './StatisticsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatisticsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f90d0ecefc986485931107d5f6ca4f51920e946d5669227ecd3a3e82191763a4",
    "metadata": {},
    "name": "StatisticsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
