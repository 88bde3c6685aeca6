/**
 * @generated SignedSource<<4767c7510274461cde65bbd651f4e3e0>>
 * @relayHash 680bf780692bc7612a963b0fa3e15470
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff321a14fbee4b77bdac838756439f2baa28027c70253b7826cfd1f71f274ba7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff321a14fbee4b77bdac838756439f2baa28027c70253b7826cfd1f71f274ba7",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
