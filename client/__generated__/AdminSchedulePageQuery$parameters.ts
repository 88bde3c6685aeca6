/**
 * @generated SignedSource<<c778f8aa6129d5c61ff313842f879e89>>
 * @relayHash 1c03a991f5dfc6bbce10737984d6e16c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29209448c151cd81037e13bcbe7de2b3226cb1a8002f25932547e87e84ee8c43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSchedulePageQuery } from './AdminSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29209448c151cd81037e13bcbe7de2b3226cb1a8002f25932547e87e84ee8c43",
    "metadata": {},
    "name": "AdminSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
