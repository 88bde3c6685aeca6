/**
 * @generated SignedSource<<e38351f3fb6f70a336163ad8354c2928>>
 * @relayHash d733061027fbfee363e4e7c13d336a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8b05647e18592f13244ded5b48f9fcd2806a6b02dbd9c6a7969ae6397af92dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminWriteupsPageQuery } from './AdminWriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminWriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8b05647e18592f13244ded5b48f9fcd2806a6b02dbd9c6a7969ae6397af92dd",
    "metadata": {},
    "name": "AdminWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
