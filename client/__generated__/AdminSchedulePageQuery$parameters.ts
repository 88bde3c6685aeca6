/**
 * @generated SignedSource<<12a6a68aba7df6347fd1a04355759605>>
 * @relayHash 06b8d1427bb51fc91b13790ea9c7e05c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 215057bfcf5f5b43a43177310d8185499f50238106767ab50e87adafe8619173

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSchedulePageQuery } from './AdminSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "215057bfcf5f5b43a43177310d8185499f50238106767ab50e87adafe8619173",
    "metadata": {},
    "name": "AdminSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
