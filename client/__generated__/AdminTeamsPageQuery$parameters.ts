/**
 * @generated SignedSource<<bf2b1551e9bd7b136875fcc30ebd422b>>
 * @relayHash 3f02fa10142a5dc67ebe1ea1a4a46cb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e5f403b193e675315822be0ee419f2ba406ddd517bbf15c1a34490bd291787c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTeamsPageQuery } from './AdminTeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminTeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e5f403b193e675315822be0ee419f2ba406ddd517bbf15c1a34490bd291787c",
    "metadata": {},
    "name": "AdminTeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
