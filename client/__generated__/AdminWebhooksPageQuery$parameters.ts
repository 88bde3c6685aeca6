/**
 * @generated SignedSource<<f625f763011a619b4078748a5a777708>>
 * @relayHash 0a91f43dd6feaef01ab5ec38beb2924c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c390cbb50b499dd43ce8994f9d3a2dd2dfacfa8e9cb587e92390aaa13b0995a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminWebhooksPageQuery } from './AdminWebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminWebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c390cbb50b499dd43ce8994f9d3a2dd2dfacfa8e9cb587e92390aaa13b0995a",
    "metadata": {},
    "name": "AdminWebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
