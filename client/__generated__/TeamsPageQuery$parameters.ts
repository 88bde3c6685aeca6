/**
 * @generated SignedSource<<4db318785c8e10f6eb00082d42e34c3f>>
 * @relayHash 945da3281b61441a428753c720b253c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a6f41ca5f66a0843f77c9b89f9abb20cde8c66d5639571362453e50a262e6b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamsPageQuery } from './TeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a6f41ca5f66a0843f77c9b89f9abb20cde8c66d5639571362453e50a262e6b8",
    "metadata": {},
    "name": "TeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
