/**
 * @generated SignedSource<<4058eb805214ceaa4bfbcc955b135c10>>
 * @relayHash 381e00b636790711bed3155f7e91b4e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b61a890acff4d3b336e1adde456d2580d55979abf96babb371c888104625092d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonitorSubmissionsPageQuery } from './MonitorSubmissionsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonitorSubmissionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b61a890acff4d3b336e1adde456d2580d55979abf96babb371c888104625092d",
    "metadata": {},
    "name": "MonitorSubmissionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
