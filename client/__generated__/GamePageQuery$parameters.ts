/**
 * @generated SignedSource<<5edfd446684805ef7fe3e4281a42a75c>>
 * @relayHash b04731fe1acd57d8546d4b5d834e792c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e325a589c0d1f3fe15a92941b1cf2fffb0b15bae8fca4c6fe246a8208145fee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e325a589c0d1f3fe15a92941b1cf2fffb0b15bae8fca4c6fe246a8208145fee",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
