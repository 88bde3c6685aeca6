/**
 * @generated SignedSource<<d0908ece91863a0521ff938afc36d957>>
 * @relayHash 5751a402a9b3dfbf6ba6ee9e95990b6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7770fa14ecdb4c3c19db8b6bb804cfd592b63a7d8291a404795d51733ebde69d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSignInPageQuery } from './AdminSignInPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7770fa14ecdb4c3c19db8b6bb804cfd592b63a7d8291a404795d51733ebde69d",
    "metadata": {},
    "name": "AdminSignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
