/**
 * @generated SignedSource<<0d4a73cf94ed0d5b903641cb1094f530>>
 * @relayHash 3e1aba04296267d1ab4bcb8936cc8196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6de377590afb629ff41fcacfe5a9589a8f0bcc16441274a77e09af35aa0c68b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminLogsPageQuery } from './AdminLogsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminLogsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6de377590afb629ff41fcacfe5a9589a8f0bcc16441274a77e09af35aa0c68b7",
    "metadata": {},
    "name": "AdminLogsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
