/**
 * @generated SignedSource<<3509366e0d7d143c9519b47cd91ebc64>>
 * @relayHash 20326e7b58c2526ded72ca9aa6dc26eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1498dd010e666f44e9d7b7bcd44d267f3b48dc754ffe4d74d27746db6be97464

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1498dd010e666f44e9d7b7bcd44d267f3b48dc754ffe4d74d27746db6be97464",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
