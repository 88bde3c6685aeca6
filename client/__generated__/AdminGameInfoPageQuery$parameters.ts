/**
 * @generated SignedSource<<c9b93e2f5a0e3fd86abb3da9e333c313>>
 * @relayHash 15df1eecc6e37f40adbbd4304bd0462c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9994ca5a476421202dbda9656c77bac67ca451271a0cbef6384e3f22c58ea2d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGameInfoPageQuery } from './AdminGameInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGameInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9994ca5a476421202dbda9656c77bac67ca451271a0cbef6384e3f22c58ea2d5",
    "metadata": {},
    "name": "AdminGameInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
