/**
 * @generated SignedSource<<1686804531cfa68afdf030eee78b7687>>
 * @relayHash 0bb9b8347a07f020f45b437295be9ad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a894b633084751403d43a9ec53d1236bb1bc020fd649909f11ab71a615f2ea8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSettingsPageQuery } from './AdminSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a894b633084751403d43a9ec53d1236bb1bc020fd649909f11ab71a615f2ea8",
    "metadata": {},
    "name": "AdminSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
