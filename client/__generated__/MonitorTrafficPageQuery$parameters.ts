/**
 * @generated SignedSource<<2da2d8f30033fca9a81a2968320531ce>>
 * @relayHash bbea102e8b06406d3bf41d682c59b651
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f13695a7c6c030d1b4b01cf314e802f1c778a48ce84fc8ad478a0ed83040337

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorTrafficPageQuery } from './MonitorTrafficPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorTrafficPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f13695a7c6c030d1b4b01cf314e802f1c778a48ce84fc8ad478a0ed83040337",
    "metadata": {},
    "name": "MonitorTrafficPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
