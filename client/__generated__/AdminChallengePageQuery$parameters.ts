/**
 * @generated SignedSource<<94ea815716eb3393baa3b3c06448e182>>
 * @relayHash 2927d8c93e2d9819226b2241f48e55f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bf6819679250b8d13e4f56befcfd5ab4196a20adc4795d39fa0d6dd37794f20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bf6819679250b8d13e4f56befcfd5ab4196a20adc4795d39fa0d6dd37794f20",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
