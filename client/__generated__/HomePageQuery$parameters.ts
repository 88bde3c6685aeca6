/**
 * @generated SignedSource<<29a7370decdfad8f46c027327fc33cdf>>
 * @relayHash 501ac251444e327c5da219606d778c68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff42cfab0c83e68070fbfc04b88048a1ba344d7b7282bab850bb0518ad4508b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff42cfab0c83e68070fbfc04b88048a1ba344d7b7282bab850bb0518ad4508b9",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
