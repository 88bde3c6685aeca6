/**
 * @generated SignedSource<<c06a10c2f1884f1217e021200bbaf9d3>>
 * @relayHash edbaa10500cd832888b9cfb95223591e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a2fb36ada4c240e71d09e2d38e9d39bddb487ae3b924f415e47bf51d4679656

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamsPageQuery } from './TeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a2fb36ada4c240e71d09e2d38e9d39bddb487ae3b924f415e47bf51d4679656",
    "metadata": {},
    "name": "TeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
