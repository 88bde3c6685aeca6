/**
 * @generated SignedSource<<fbc857ef25f58fed596032309dd77864>>
 * @relayHash 150bbfdb29632d34faab5ed9144e4e66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5632d4c01ee3ba5dc7de34d2bb0892cda0410141223665286f663d1e3910c3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamesPageQuery } from './GamesPageQuery.graphql';

const node: PreloadableConcreteRequest<GamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5632d4c01ee3ba5dc7de34d2bb0892cda0410141223665286f663d1e3910c3b",
    "metadata": {},
    "name": "GamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
