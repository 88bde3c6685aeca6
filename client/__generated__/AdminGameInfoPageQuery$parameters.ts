/**
 * @generated SignedSource<<ded824ae26cda16f99c8729d78678825>>
 * @relayHash b1cb6af6f16634b5781f93f7521ee30b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 295f190e8574f23448debc295aa91e931ed627a9d1205ad02fb69b68ee05623e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "295f190e8574f23448debc295aa91e931ed627a9d1205ad02fb69b68ee05623e",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
