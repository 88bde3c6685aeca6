/**
 * @generated SignedSource<<2a4178d770e7c478daedd90ba3cd999d>>
 * @relayHash 24ee42b6a4b83f0b7583acaf7a9dc047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35c5bd70096245352ba4bc9fdea864fbbc7be61e3231a339774653b053c4fd61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFlagsPageQuery } from './AdminFlagsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminFlagsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35c5bd70096245352ba4bc9fdea864fbbc7be61e3231a339774653b053c4fd61",
    "metadata": {},
    "name": "AdminFlagsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
