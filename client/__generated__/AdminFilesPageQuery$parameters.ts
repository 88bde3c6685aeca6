/**
 * @generated SignedSource<<0fa5c12d0e2089bb5511a625b655fdce>>
 * @relayHash 326335894f75285380b971ffe8c85ba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55820dbfaeefdc8c48c22e574ce1b54afca846d5eaa5be0f7c04cba7b3adb538

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFilesPageQuery } from './AdminFilesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminFilesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55820dbfaeefdc8c48c22e574ce1b54afca846d5eaa5be0f7c04cba7b3adb538",
    "metadata": {},
    "name": "AdminFilesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
