/**
 * @generated SignedSource<<a2a2c5afc6cbdd2b8cf0a2ad41951952>>
 * @relayHash ecaaea77fdf5e537a2d0bcdea9f510a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abfd4592d7501243e80fcea01cb5088a99aea28bd77f8176c1848825bf55a9dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorCheatsPageQuery } from './MonitorCheatsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorCheatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abfd4592d7501243e80fcea01cb5088a99aea28bd77f8176c1848825bf55a9dd",
    "metadata": {},
    "name": "MonitorCheatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
