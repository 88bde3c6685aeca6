/**
 * @generated SignedSource<<634a8761a0b5a33e1e090176b870f8be>>
 * @relayHash 28bcb26abda873a9949db3953224d4cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c845bb286672c2be15c1efddca9d02523b1d655115023bae91d49695775c34c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamesPageQuery } from './GamesPageQuery.graphql';

const node: PreloadableConcreteRequest<GamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c845bb286672c2be15c1efddca9d02523b1d655115023bae91d49695775c34c5",
    "metadata": {},
    "name": "GamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
