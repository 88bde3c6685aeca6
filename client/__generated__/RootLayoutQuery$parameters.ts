/**
 * @generated SignedSource<<3ad28be35bf86639dea1db0825e3dbbe>>
 * @relayHash 5e3fcfb6e6c4027d60107e315d6955d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f251b3d242dcd002b4c75a8302624b88a49b58320104bc5014eac8a05a74fd59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootLayoutQuery } from './RootLayoutQuery.graphql';

const node: PreloadableConcreteRequest<RootLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f251b3d242dcd002b4c75a8302624b88a49b58320104bc5014eac8a05a74fd59",
    "metadata": {},
    "name": "RootLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
