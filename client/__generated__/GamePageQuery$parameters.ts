/**
 * @generated SignedSource<<31148aa1c0cc4a448476df2ad0c5902f>>
 * @relayHash 991f1553f9a91abcae82f1ce4e6cdcac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c90982bc9e98ab49cf3ba62b9528ebd8e09a6001d835eae83086c685b5496f48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c90982bc9e98ab49cf3ba62b9528ebd8e09a6001d835eae83086c685b5496f48",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
