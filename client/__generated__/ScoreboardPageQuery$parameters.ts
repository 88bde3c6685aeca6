/**
 * @generated SignedSource<<6c984d708ac63be62bfd03fa090ec1a3>>
 * @relayHash 816c0891a21caef84256dd4c4860bd0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cee869f2148700a111f995aecc32c9c71bb5860c144510e6aabfe16145ad590

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScoreboardPageQuery } from './ScoreboardPageQuery.graphql';

const node: PreloadableConcreteRequest<ScoreboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cee869f2148700a111f995aecc32c9c71bb5860c144510e6aabfe16145ad590",
    "metadata": {},
    "name": "ScoreboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
