/**
 * @generated SignedSource<<164ffa87d45915b2e2929f4c8aea215b>>
 * @relayHash 160d9c2144b515b93c7378b857cda2b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96cc0a2c0c24f783ceb766cf26d7468332bda5ddaf598109e17f929d0adab63d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSettingsPageQuery } from './AdminSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96cc0a2c0c24f783ceb766cf26d7468332bda5ddaf598109e17f929d0adab63d",
    "metadata": {},
    "name": "AdminSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
