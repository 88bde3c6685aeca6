/**
 * @generated SignedSource<<67e69a52c444de16d49ab2ee045b6560>>
 * @relayHash 2da1dd94cdf0205226a348ee536fbd2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19035fa9bd97226944387e92d7c8ddf12289e758981beeb80c85a79ad0feb9eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFlagsPageQuery } from './AdminFlagsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminFlagsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19035fa9bd97226944387e92d7c8ddf12289e758981beeb80c85a79ad0feb9eb",
    "metadata": {},
    "name": "AdminFlagsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
