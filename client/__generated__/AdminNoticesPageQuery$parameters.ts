/**
 * @generated SignedSource<<0f6e201a454d3a0fbfda0dca37702208>>
 * @relayHash 17ce4713f4cbaa8389480d4bee018663
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65b10ba8334210554b7245c678bc94341b6bcddb68f8d768a6c3858bdaf68106

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminNoticesPageQuery } from './AdminNoticesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminNoticesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65b10ba8334210554b7245c678bc94341b6bcddb68f8d768a6c3858bdaf68106",
    "metadata": {},
    "name": "AdminNoticesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
