/**
 * @generated SignedSource<<4a30f4a49f2c951f81efec43c507d636>>
 * @relayHash eb2bb31e99bc79afa9b999d7ccba8338
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75ced0ee5526b26f5510ceceba527ca7dfb66888a5c88a795ee25e30d282be47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFilesPageQuery } from './AdminFilesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminFilesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75ced0ee5526b26f5510ceceba527ca7dfb66888a5c88a795ee25e30d282be47",
    "metadata": {},
    "name": "AdminFilesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
