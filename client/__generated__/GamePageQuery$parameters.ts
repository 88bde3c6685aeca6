/**
 * @generated SignedSource<<6ee700e2abcdd6815b29be111657a13a>>
 * @relayHash 73f58327ea52ab9b20b22270d4536d99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4115dcbca5adab81ca140b56a18f121d9578d43630aa011139c9fd48cd71f919

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4115dcbca5adab81ca140b56a18f121d9578d43630aa011139c9fd48cd71f919",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
