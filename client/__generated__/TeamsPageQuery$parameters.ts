/**
 * @generated SignedSource<<4377de23540f150bd827ad992d9655ca>>
 * @relayHash 8baa04db012b20d4258c48a1e5df8dc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a745388a2f04c8df6b110f320cbc3c68b5d8439917896f6f181e8491c6b5e8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamsPageQuery } from './TeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a745388a2f04c8df6b110f320cbc3c68b5d8439917896f6f181e8491c6b5e8c",
    "metadata": {},
    "name": "TeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
