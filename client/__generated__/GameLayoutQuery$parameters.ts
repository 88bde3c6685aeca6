/**
 * @generated SignedSource<<3d51d6460589feaa6ffb0a274477be66>>
 * @relayHash 0f1e667fbd0adae95e71b8f4b7481940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75d11e33b1050dd1c48300aa617642c64cb759a859373dce4dcfcf9c693ef1e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameLayoutQuery } from './GameLayoutQuery.graphql';

const node: PreloadableConcreteRequest<GameLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75d11e33b1050dd1c48300aa617642c64cb759a859373dce4dcfcf9c693ef1e1",
    "metadata": {},
    "name": "GameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
