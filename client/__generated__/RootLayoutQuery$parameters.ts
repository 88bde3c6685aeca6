/**
 * @generated SignedSource<<c385bd1caaa18182ecb6385d911e5676>>
 * @relayHash ab61892ca09adf23f2aa66cbcfd7e3ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52b835d3093ef565dc2170fd9293c7a405704cfb34650e49cd38eeadd5c3a2b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootLayoutQuery } from './RootLayoutQuery.graphql';

const node: PreloadableConcreteRequest<RootLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52b835d3093ef565dc2170fd9293c7a405704cfb34650e49cd38eeadd5c3a2b0",
    "metadata": {},
    "name": "RootLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
