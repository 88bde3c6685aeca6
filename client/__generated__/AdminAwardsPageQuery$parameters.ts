/**
 * @generated SignedSource<<7e19e4d3ddd054cbb344ae7747f118b1>>
 * @relayHash d8e1e9f2c9a1c94e273482d958adaa28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c156235643ec70f538307cce27671b9b130e3a33150989891f93cfef5a49d00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminAwardsPageQuery } from './AdminAwardsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminAwardsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c156235643ec70f538307cce27671b9b130e3a33150989891f93cfef5a49d00",
    "metadata": {},
    "name": "AdminAwardsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
