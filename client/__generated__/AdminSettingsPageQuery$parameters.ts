/**
 * @generated SignedSource<<c4a85f228bb7bb8533214fc8b51b93a6>>
 * @relayHash e9dbbba9efb9577228adc2dabb764aeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b73165ec49042d9864d14d761bf613349fffaed41194bdbeed1e021f3ef0c945

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSettingsPageQuery } from './AdminSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b73165ec49042d9864d14d761bf613349fffaed41194bdbeed1e021f3ef0c945",
    "metadata": {},
    "name": "AdminSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
