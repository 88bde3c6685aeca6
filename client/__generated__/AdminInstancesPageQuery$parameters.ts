/**
 * @generated SignedSource<<0090d4ba0b43b69d7caafe35721d9094>>
 * @relayHash f7ecf9e7498ad96f3c98a69e6b4193e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b2eecd1666d4053b5b17af725b4a08821471f7e65f80214eb8a3a04dd0d7e61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminInstancesPageQuery } from './AdminInstancesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminInstancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b2eecd1666d4053b5b17af725b4a08821471f7e65f80214eb8a3a04dd0d7e61",
    "metadata": {},
    "name": "AdminInstancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
