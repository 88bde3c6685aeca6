/**
 * @generated SignedSource<<6eda388eb4d69283e460541b05b489af>>
 * @relayHash 462118555bb33b4de8ba789c8e709783
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f459c3cd3b1f39494c20786071228315615b8be959a0959259cd8d319055860c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f459c3cd3b1f39494c20786071228315615b8be959a0959259cd8d319055860c",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
