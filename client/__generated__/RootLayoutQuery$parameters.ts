/**
 * @generated SignedSource<<910119e1743ac6e5ea09fb998a3c2d32>>
 * @relayHash 0e5cb4edbe22c74c64a4c1e3575c2cd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7d6737ca355dbce2d9dcd550ff6bbc8c5191fbaae6dc481f42c59e1c642a75d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootLayoutQuery } from './RootLayoutQuery.graphql';

const node: PreloadableConcreteRequest<RootLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7d6737ca355dbce2d9dcd550ff6bbc8c5191fbaae6dc481f42c59e1c642a75d",
    "metadata": {},
    "name": "RootLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
