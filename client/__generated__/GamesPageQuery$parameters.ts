/**
 * @generated SignedSource<<1260f96157941da6895242991bbb0b9b>>
 * @relayHash d9d0ea4af1ab0d179da60b05f2c84273
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a6843c64241e89a5af5fee00c5343f63b782efe042309f13e41bbfb75f80f03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamesPageQuery } from './GamesPageQuery.graphql';

const node: PreloadableConcreteRequest<GamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a6843c64241e89a5af5fee00c5343f63b782efe042309f13e41bbfb75f80f03",
    "metadata": {},
    "name": "GamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
