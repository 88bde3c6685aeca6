/**
 * @generated SignedSource<<9c693dcba6c41e854cf64bc784073a8c>>
 * @relayHash 13d443df1cd5f62faa39347b280d7fd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82b07c5c436087d42524a75482d3473b0ceebad5855c36831c0c65ad960b021d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamsPageQuery } from './TeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82b07c5c436087d42524a75482d3473b0ceebad5855c36831c0c65ad960b021d",
    "metadata": {},
    "name": "TeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
