/**
 * @generated SignedSource<<bcecea4a1eca0470f38683415c30393c>>
 * @relayHash 4095b817deb1193687773b670bcc6a4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58edde4b0c6a985331b8eb40ce4e80e13e4adcb068770967846c2277ac97c511

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminNoticesPageQuery } from './AdminNoticesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminNoticesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58edde4b0c6a985331b8eb40ce4e80e13e4adcb068770967846c2277ac97c511",
    "metadata": {},
    "name": "AdminNoticesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
