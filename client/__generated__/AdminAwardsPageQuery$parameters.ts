/**
 * @generated SignedSource<<45008228751c15cb77f029d02158d19e>>
 * @relayHash 2c0e394cd8a96cdd40352b8110569c60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ae629a081da9bdc2f290dc017629a738405edb30d8aa872eb25deca9a2be83b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAwardsPageQuery } from './AdminAwardsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminAwardsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ae629a081da9bdc2f290dc017629a738405edb30d8aa872eb25deca9a2be83b",
    "metadata": {},
    "name": "AdminAwardsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
