/**
 * @generated SignedSource<<5829c5300c5330db238315dae67ebf37>>
 * @relayHash cdeebdc687cacf883cfbe9381648fa7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9d83c616a384fd08bd194d18a769a4928e7854e4d6d5a19bf846cedc8e0a34e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorWriteupsPageQuery } from './MonitorWriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorWriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9d83c616a384fd08bd194d18a769a4928e7854e4d6d5a19bf846cedc8e0a34e",
    "metadata": {},
    "name": "MonitorWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
