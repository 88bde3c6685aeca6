/**
 * @generated SignedSource<<43328dd0bd3f105aa3f9ce14d29f9c0d>>
 * @relayHash 53717657427ef3a4069b840eeebd3dc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bb55466703116276597578b05f4c433bc753ec18b2dbc8706960277fa58da0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bb55466703116276597578b05f4c433bc753ec18b2dbc8706960277fa58da0f",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
