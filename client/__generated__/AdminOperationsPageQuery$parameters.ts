/**
 * @generated SignedSource<<c210d79b42f98024b2595f23f0164216>>
 * @relayHash ed29396d1fc99dc11e79d3354e4c3e3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e142f93cd0ac2649641e106d26f92ccf9504858f5e893421119f73cd95a2f5d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOperationsPageQuery } from './AdminOperationsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOperationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e142f93cd0ac2649641e106d26f92ccf9504858f5e893421119f73cd95a2f5d7",
    "metadata": {},
    "name": "AdminOperationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
