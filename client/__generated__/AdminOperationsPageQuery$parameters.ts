/**
 * @generated SignedSource<<cf0d8a6dd1417d4a38b7d5e4d58f9ab4>>
 * @relayHash ea6c82ea590ecfa6378bfa1a6300d688
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a60839a14afb0797203c7cc0fe634b22953d40ae89a90bfd36f1e62b8958534

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOperationsPageQuery } from './AdminOperationsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOperationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a60839a14afb0797203c7cc0fe634b22953d40ae89a90bfd36f1e62b8958534",
    "metadata": {},
    "name": "AdminOperationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
