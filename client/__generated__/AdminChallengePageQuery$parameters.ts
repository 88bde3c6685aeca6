/**
 * @generated SignedSource<<adca0c370da618ab1ed6e0680f194c18>>
 * @relayHash eda363d1fdb041306907ebe981a4e0a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ee214a9099f7598cbe40ab027e0e638d6e55a76a098f1de00f6d7e9d26e7838

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ee214a9099f7598cbe40ab027e0e638d6e55a76a098f1de00f6d7e9d26e7838",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
