/**
 * @generated SignedSource<<bc71d378d8d369c8b35a4b383ed18ab9>>
 * @relayHash 17aba4059697937957cc32053b52d5d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70e002218af3f2d959bd11f4b47c0dd3799dd7e70e7c53a82a1a069643a62be2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorEventsPageQuery } from './MonitorEventsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorEventsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70e002218af3f2d959bd11f4b47c0dd3799dd7e70e7c53a82a1a069643a62be2",
    "metadata": {},
    "name": "MonitorEventsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
