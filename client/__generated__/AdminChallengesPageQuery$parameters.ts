/**
 * @generated SignedSource<<54a0a5aa74c1961b12830a9a1d81cc2f>>
 * @relayHash 6809c0b604765d2017df84b0b02a0323
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c6344f64cf03f6b80f262eb533bf7cc1e6269f07efb65e6fe5ce6af0da16fd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c6344f64cf03f6b80f262eb533bf7cc1e6269f07efb65e6fe5ce6af0da16fd5",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
