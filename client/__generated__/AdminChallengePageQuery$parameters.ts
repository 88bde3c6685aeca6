/**
 * @generated SignedSource<<f64a5000b136164c2cf9257bbfd61b37>>
 * @relayHash 9abdf2f3420a934b78d3002c34f7af29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f071d440ab8d1585a6eba893480ba437113619e485389d18f23bf42c471ccb5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f071d440ab8d1585a6eba893480ba437113619e485389d18f23bf42c471ccb5f",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
