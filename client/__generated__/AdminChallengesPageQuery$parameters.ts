/**
 * @generated SignedSource<<18b0496641e23d34fe32ad8a482892f8>>
 * @relayHash 8e22670190270d3f4840ed552c487d8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f270d71e4a3c584dea71e79bde478375bec60922d38e1d84c9b4c9e5c28ecf1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengesPageQuery } from './AdminChallengesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f270d71e4a3c584dea71e79bde478375bec60922d38e1d84c9b4c9e5c28ecf1e",
    "metadata": {},
    "name": "AdminChallengesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
