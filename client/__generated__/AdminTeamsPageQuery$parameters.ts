/**
 * @generated SignedSource<<0b272670830dfe225e35a87ee22ad3ac>>
 * @relayHash fb20dfdb851aa0d51541b8060b24a82f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b89d533875fcb7ad0d62ab31d30f3ce6b11c0491101a2fbe975def3af404cc6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTeamsPageQuery } from './AdminTeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminTeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b89d533875fcb7ad0d62ab31d30f3ce6b11c0491101a2fbe975def3af404cc6",
    "metadata": {},
    "name": "AdminTeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
