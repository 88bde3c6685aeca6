/**
 * @generated SignedSource<<9429fc0a095712c25058b150506969b6>>
 * @relayHash 30e3fae4d56458801754fbbc1f039763
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ab95ac2ee741e92190885cf7d0ab3096ef6762183274b9d5ea6cfbb8428936

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9ab95ac2ee741e92190885cf7d0ab3096ef6762183274b9d5ea6cfbb8428936",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
