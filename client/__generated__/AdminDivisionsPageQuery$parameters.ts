/**
 * @generated SignedSource<<a28b5830671c73e219b4343b4c9d15a7>>
 * @relayHash 8127eaa7d10db036f27dd0698308e4fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 538cff41d651563095ffd707d3668b144e74214214f45990f10e090ce1093235

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDivisionsPageQuery } from './AdminDivisionsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminDivisionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "538cff41d651563095ffd707d3668b144e74214214f45990f10e090ce1093235",
    "metadata": {},
    "name": "AdminDivisionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
