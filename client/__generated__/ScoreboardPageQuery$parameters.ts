/**
 * @generated SignedSource<<6a8698f5198050be94ec77dbeada32cb>>
 * @relayHash 20c05793b980a9ef380492d22eaedb52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f54fb7962772dfd50945f7debf94d9053f897a6eccf27edddcfbbde2f683c4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScoreboardPageQuery } from './ScoreboardPageQuery.graphql';

const node: PreloadableConcreteRequest<ScoreboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f54fb7962772dfd50945f7debf94d9053f897a6eccf27edddcfbbde2f683c4e",
    "metadata": {},
    "name": "ScoreboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
