/**
 * @generated SignedSource<<e23c2ce630ec53d63c70f3f83eaaa427>>
 * @relayHash 7f4061b41eec39cab6cf961b045bbc99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a8b0d80c827eac7df5fb05f52d76aaec242455b1122b8373fa437d2aafe17ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminWriteupsPageQuery } from './AdminWriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminWriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a8b0d80c827eac7df5fb05f52d76aaec242455b1122b8373fa437d2aafe17ca",
    "metadata": {},
    "name": "AdminWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
