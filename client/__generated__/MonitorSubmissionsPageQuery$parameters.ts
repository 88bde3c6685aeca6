/**
 * @generated SignedSource<<78be3f1053c9d81c1eb702a570421860>>
 * @relayHash 0437a882bb7994773d6d867dcb7ba6b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f216fdbfae1b8340ff92fa3e3726266c074039c4e7c332118316fd3b6eac4115

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorSubmissionsPageQuery } from './MonitorSubmissionsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorSubmissionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f216fdbfae1b8340ff92fa3e3726266c074039c4e7c332118316fd3b6eac4115",
    "metadata": {},
    "name": "MonitorSubmissionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
