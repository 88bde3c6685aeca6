/**
 * @generated SignedSource<<427eaf4eca9870f943972f5f30080de1>>
 * @relayHash d063dbb901401bbfb8684b2b94a9c5fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cb173a3de002932f05d5fa50984433e921e12dcd8867164c5ed59272202a6f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamesPageQuery } from './GamesPageQuery.graphql';

const node: PreloadableConcreteRequest<GamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cb173a3de002932f05d5fa50984433e921e12dcd8867164c5ed59272202a6f4",
    "metadata": {},
    "name": "GamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
