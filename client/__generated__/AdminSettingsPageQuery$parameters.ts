/**
 * @generated SignedSource<<eb43ee9934d9d139cb126ce05dbbfeff>>
 * @relayHash 00edc611cc8349f550a93d4cd7ee54c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14b316a1051a7392c547e6b37a561d085eaa7f9e06af62d92f2cbfc36b8919d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSettingsPageQuery } from './AdminSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14b316a1051a7392c547e6b37a561d085eaa7f9e06af62d92f2cbfc36b8919d4",
    "metadata": {},
    "name": "AdminSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
