/**
 * @generated SignedSource<<668c12c3913993083d803592c97de979>>
 * @relayHash 7ddc2971aa99f437e7db4978dd15853e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c5236c999e2ec2afbe895d5102d171b7f113b631b6a74f42e90a3c627fbc6ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminWriteupsPageQuery } from './AdminWriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminWriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c5236c999e2ec2afbe895d5102d171b7f113b631b6a74f42e90a3c627fbc6ed",
    "metadata": {},
    "name": "AdminWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
