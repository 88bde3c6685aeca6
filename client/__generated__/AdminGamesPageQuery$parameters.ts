/**
 * @generated SignedSource<<7e3d010c68d1b1a1eb04d7322935c8cb>>
 * @relayHash 1f57d400dc60b24908d8776bfc5aeb4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a35c3e091a32190a71d2caf2245ffd43324337e1ca151719f472ed57724b666

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGamesPageQuery } from './AdminGamesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a35c3e091a32190a71d2caf2245ffd43324337e1ca151719f472ed57724b666",
    "metadata": {},
    "name": "AdminGamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
