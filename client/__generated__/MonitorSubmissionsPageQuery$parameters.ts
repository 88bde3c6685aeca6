/**
 * @generated SignedSource<<547507ec6a1f96b43a78daf649d91bb5>>
 * @relayHash cf56f2985440bbc6efb175abcaf9c4c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5397ba7cc7e41e5a29b00d61f8ff4fa1cbe7f7b23fe470cd696fea82f85425cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorSubmissionsPageQuery } from './MonitorSubmissionsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorSubmissionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5397ba7cc7e41e5a29b00d61f8ff4fa1cbe7f7b23fe470cd696fea82f85425cf",
    "metadata": {},
    "name": "MonitorSubmissionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
