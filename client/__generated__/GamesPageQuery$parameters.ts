/**
 * @generated SignedSource<<4a525bf1a576aa8598f9a739854b90ce>>
 * @relayHash e2236bd7d432d5f3fb33400475e66c43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f3cbf6d6cac8f29c313ea4af4cf57871801a7729b2617a6621276107c54bc9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamesPageQuery } from './GamesPageQuery.graphql';

const node: PreloadableConcreteRequest<GamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f3cbf6d6cac8f29c313ea4af4cf57871801a7729b2617a6621276107c54bc9c",
    "metadata": {},
    "name": "GamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
