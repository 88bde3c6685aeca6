/**
 * @generated SignedSource<<d7a6635da9cc3c35f13976f50c453f02>>
 * @relayHash 80ef5ae75ebe32841795bd0fe5e49d7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 032b9d4f18ed707528d10e493e45f2ee4378960cfeccbeab840d026e57807ffb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostEditPageQuery } from './PostEditPageQuery.graphql';

const node: PreloadableConcreteRequest<PostEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "032b9d4f18ed707528d10e493e45f2ee4378960cfeccbeab840d026e57807ffb",
    "metadata": {},
    "name": "PostEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
