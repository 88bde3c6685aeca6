/**
 * @generated SignedSource<<e766e6151a6e8be523d1e0098ecc210a>>
 * @relayHash 95da434627cf97ee8d3831a5c8249be1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 804e3d0025b32898c8b94f7e77fe394ecf4918464346a65b0882573e3cf23913

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTeamsPageQuery } from './AdminTeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminTeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "804e3d0025b32898c8b94f7e77fe394ecf4918464346a65b0882573e3cf23913",
    "metadata": {},
    "name": "AdminTeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
