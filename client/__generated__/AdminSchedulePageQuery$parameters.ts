/**
 * @generated SignedSource<<8f572aee3f2e764049231b8e42e6c059>>
 * @relayHash 219faa5fc16e563a586ac454bfd5ccba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c8de8491c399ce62b26e1315f923882a07862b24dca9bbd712683207aaa7e7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSchedulePageQuery } from './AdminSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c8de8491c399ce62b26e1315f923882a07862b24dca9bbd712683207aaa7e7c",
    "metadata": {},
    "name": "AdminSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
