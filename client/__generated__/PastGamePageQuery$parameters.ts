/**
 * @generated SignedSource<<18c279476dd9ead87798f0e1c912fa19>>
 * @relayHash ba349357aeff63c456f03a49c280e4a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87c7d64f8b9245bdf6985ba58c6f0973e6069a82deff2f77913a50685a11fe40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastGamePageQuery } from './PastGamePageQuery.graphql';

const node: PreloadableConcreteRequest<PastGamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87c7d64f8b9245bdf6985ba58c6f0973e6069a82deff2f77913a50685a11fe40",
    "metadata": {},
    "name": "PastGamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
