/**
 * @generated SignedSource<<a262c5b01e38fb04e4fe6911df3c739b>>
 * @relayHash c7f668a4aeb6a65b275c6a62a183b662
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab9cff81893cfbad09c5600bf92d030e893790554c48bee0f88cadb7bf6e5158

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFlagsPageQuery } from './AdminFlagsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminFlagsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab9cff81893cfbad09c5600bf92d030e893790554c48bee0f88cadb7bf6e5158",
    "metadata": {},
    "name": "AdminFlagsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
