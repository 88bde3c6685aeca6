/**
 * @generated SignedSource<<b788d053755d26e6d4f678744c0cd76d>>
 * @relayHash 83cf3e4350cf5fca24aa8c0d38846c0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9729e926b2a5825c4a1d765db237e9bee58f5540d162f35d953b4e2014ce02da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminWriteupsPageQuery } from './AdminWriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminWriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9729e926b2a5825c4a1d765db237e9bee58f5540d162f35d953b4e2014ce02da",
    "metadata": {},
    "name": "AdminWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
