/**
 * @generated SignedSource<<7fdc490b99c60283647da4b9b1fa2eca>>
 * @relayHash 83521f7df9f3079b5c492414b6fa4b49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f058f8c172d914789d8498236cb2095bf02651f4217f3d0eab33b6a7ebdd4385

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPlatformWebhooksPageQuery } from './AdminPlatformWebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPlatformWebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f058f8c172d914789d8498236cb2095bf02651f4217f3d0eab33b6a7ebdd4385",
    "metadata": {},
    "name": "AdminPlatformWebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
