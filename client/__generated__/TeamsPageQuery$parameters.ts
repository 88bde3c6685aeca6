/**
 * @generated SignedSource<<bb01339648717c39c123d996b464b9b1>>
 * @relayHash 1345b5d8f909a2af10a341bc231dc3c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04109ec9089324ae7e92a0a9af580b0fb813b2b7311f3151972a1dc978dcb91f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamsPageQuery } from './TeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04109ec9089324ae7e92a0a9af580b0fb813b2b7311f3151972a1dc978dcb91f",
    "metadata": {},
    "name": "TeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
