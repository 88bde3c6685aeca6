/**
 * @generated SignedSource<<008a43c15337d5d71ed79fae812de7cb>>
 * @relayHash 84229ee64a3644909002c316f9e5d050
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 321d9fab5add4c3bee663e719a4b02a6f93c514b9056df588e46abde40439f3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAwardsPageQuery } from './AdminAwardsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminAwardsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "321d9fab5add4c3bee663e719a4b02a6f93c514b9056df588e46abde40439f3c",
    "metadata": {},
    "name": "AdminAwardsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
