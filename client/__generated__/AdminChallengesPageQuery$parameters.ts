/**
 * @generated SignedSource<<38d5d1a1bd3268d1cf4ef7e7e340222a>>
 * @relayHash 554e06c82508c894e51446caa67a6947
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eead59ebd125f0625dda85a24e1c4217a69f64ec6b6775d2fad7c50ed6daa20c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eead59ebd125f0625dda85a24e1c4217a69f64ec6b6775d2fad7c50ed6daa20c",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
