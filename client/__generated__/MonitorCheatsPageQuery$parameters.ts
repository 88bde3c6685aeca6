/**
 * @generated SignedSource<<b9016f1b42aea7649066981e09cb83d4>>
 * @relayHash 0e539175ee511f47f95c789b243b1872
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 303be281904c237d5051cb3c638855e2e7697cbe596eb1061485005dbf8efd7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorCheatsPageQuery } from './MonitorCheatsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorCheatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "303be281904c237d5051cb3c638855e2e7697cbe596eb1061485005dbf8efd7f",
    "metadata": {},
    "name": "MonitorCheatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
