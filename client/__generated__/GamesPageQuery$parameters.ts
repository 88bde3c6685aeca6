/**
 * @generated SignedSource<<f5489b5df7605bf8d3afe0ee4591513d>>
 * @relayHash 00655e272477cbd22c57c75304c048f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 937beaeb75939e075f45d60b2af8b04c57968d28ad3cd5e8ad2cc68020c90c50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamesPageQuery } from './GamesPageQuery.graphql';

const node: PreloadableConcreteRequest<GamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "937beaeb75939e075f45d60b2af8b04c57968d28ad3cd5e8ad2cc68020c90c50",
    "metadata": {},
    "name": "GamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
