/**
 * @generated SignedSource<<deef3e464f1d4d165244ef392377c081>>
 * @relayHash 8fc500b4588f88dc9290de6689781d00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4199940069ecac85aa6f9f404b40db19fcb3013a64861816d35dc7d827a7df4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTeamsPageQuery } from './AdminTeamsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminTeamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4199940069ecac85aa6f9f404b40db19fcb3013a64861816d35dc7d827a7df4b",
    "metadata": {},
    "name": "AdminTeamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
