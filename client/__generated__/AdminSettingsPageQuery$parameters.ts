/**
 * @generated SignedSource<<2cc86227c0e34c6a8ba72c59c2dfad93>>
 * @relayHash 0e0f333c249469b5a1afa29c8457e935
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5849ec3e5c43c417c529570196ea6a166a4d498ee8f1e3a3021ee841a79cd22c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSettingsPageQuery } from './AdminSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5849ec3e5c43c417c529570196ea6a166a4d498ee8f1e3a3021ee841a79cd22c",
    "metadata": {},
    "name": "AdminSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
