/**
 * @generated SignedSource<<6ef6ff64d6bca05dd01e12a41196da29>>
 * @relayHash a9a30b94c851c1473e103e039d1c0cd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cdc172d7f0621c5b476e8e3d881a7408f26d8bc8f213faa7972cc8d664a1250

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cdc172d7f0621c5b476e8e3d881a7408f26d8bc8f213faa7972cc8d664a1250",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
