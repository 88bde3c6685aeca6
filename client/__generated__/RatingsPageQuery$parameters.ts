/**
 * @generated SignedSource<<f390cb9a5f5ccf34d3a2ad3ba2a21a73>>
 * @relayHash 8b6343aea42d13801bf89fac5b4540bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c39f1621d624c6aa2d9b33e6f1a77b82329ec2e7c6263c3c6ad969e4ff35f3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RatingsPageQuery } from './RatingsPageQuery.graphql';

const node: PreloadableConcreteRequest<RatingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c39f1621d624c6aa2d9b33e6f1a77b82329ec2e7c6263c3c6ad969e4ff35f3d",
    "metadata": {},
    "name": "RatingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
