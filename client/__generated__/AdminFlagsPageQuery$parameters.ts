/**
 * @generated SignedSource<<58186c0464f27977ac568b96f6e04b4b>>
 * @relayHash eb47a7bb7dc30835fd03b712e87a0915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de47ed69b79ce1f7cff6f95d1084909ed60da660b8d9a2affb23a4acd2eaac26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFlagsPageQuery } from './AdminFlagsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminFlagsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de47ed69b79ce1f7cff6f95d1084909ed60da660b8d9a2affb23a4acd2eaac26",
    "metadata": {},
    "name": "AdminFlagsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
