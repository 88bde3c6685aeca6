/**
 * @generated SignedSource<<0738702eca8acff53dd2d8b30aa2fba0>>
 * @relayHash e3f4aac6db868f7530b1c2aca89c94d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3caafdba40e0a437392588c198ceee7da50ea527c0894df4b308ea06f31fdf66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorCheatsPageQuery } from './MonitorCheatsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorCheatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3caafdba40e0a437392588c198ceee7da50ea527c0894df4b308ea06f31fdf66",
    "metadata": {},
    "name": "MonitorCheatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
