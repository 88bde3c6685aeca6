/**
 * @generated SignedSource<<2fa6cb3be6c3d0c5a5a28cffd2ed38b8>>
 * @relayHash dfe964a3910cb9fc05a2098036660dae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b42d2ac1207d928d8468bafd9662286e35e582029231a60691386aa87f5f8ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGamesPageQuery } from './AdminGamesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b42d2ac1207d928d8468bafd9662286e35e582029231a60691386aa87f5f8ab",
    "metadata": {},
    "name": "AdminGamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
