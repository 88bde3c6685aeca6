/**
 * @generated SignedSource<<87eee9cbf906d5387e51699adf824a84>>
 * @relayHash e507af44e37c0a73a10f8394803763d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946322241814c5efb6249dabd99896b323b05db7d01dac3b89dbc3f09caafdda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootLayoutQuery } from './RootLayoutQuery.graphql';

const node: PreloadableConcreteRequest<RootLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "946322241814c5efb6249dabd99896b323b05db7d01dac3b89dbc3f09caafdda",
    "metadata": {},
    "name": "RootLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
