/**
 * @generated SignedSource<<34f435a56efcb2c3d906ec8c9a5bcca9>>
 * @relayHash fa7bd6c16d101ab41fa26da3a254f58c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e37ac01cf1ca013be18d8f5bb48d177b4b0acc5d15978ac59b8fe3c22e2df5b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e37ac01cf1ca013be18d8f5bb48d177b4b0acc5d15978ac59b8fe3c22e2df5b8",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
