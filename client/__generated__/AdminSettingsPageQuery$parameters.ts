/**
 * @generated SignedSource<<2afa0ffe320e50eb9663843910577dae>>
 * @relayHash dd39fcbfc28449ada8f852910a9c3960
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a34f0c3a10df197c2285954cb66311d217358ba0a169f61e56aa9a501f32d476

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSettingsPageQuery } from './AdminSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a34f0c3a10df197c2285954cb66311d217358ba0a169f61e56aa9a501f32d476",
    "metadata": {},
    "name": "AdminSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
