/**
 * @generated SignedSource<<bc2a6383f91f615a425502936f26d477>>
 * @relayHash 37c4f53a6f0aae3267786c55e11e0789
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f08adb4da5d3388b5bde1f270fb1d058862b9d52fa856eac19ff6e1693540347

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorTrafficPageQuery } from './MonitorTrafficPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorTrafficPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f08adb4da5d3388b5bde1f270fb1d058862b9d52fa856eac19ff6e1693540347",
    "metadata": {},
    "name": "MonitorTrafficPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
