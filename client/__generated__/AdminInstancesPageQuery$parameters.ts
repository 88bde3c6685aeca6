/**
 * @generated SignedSource<<cdb98e19a8a1aa577dd4b34d7e0bb8d7>>
 * @relayHash 5288738b89dabf8eea07de44438d749a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fac114e0a8ab4df5ddb345221eda6f2eb76c3ec497691d672c716e0b093a28ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fac114e0a8ab4df5ddb345221eda6f2eb76c3ec497691d672c716e0b093a28ce",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
