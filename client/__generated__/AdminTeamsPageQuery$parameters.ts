/**
 * @generated SignedSource<<369700a34ede5b2130c08865a0c60d0a>>
 * @relayHash a5ae5dd289b7e0e13b8917d138d19498
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a126614924a9ebfddd5f78ed54eba900b706f33eda4bd5c0a88f3c4a31e34a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTeamsPageQuery } from './AdminTeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminTeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a126614924a9ebfddd5f78ed54eba900b706f33eda4bd5c0a88f3c4a31e34a4",
    "metadata": {},
    "name": "AdminTeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
