/**
 * @generated SignedSource<<34337c9718b911077f29fa988f7beef0>>
 * @relayHash 82d342eb3dcde91fb480c28194d312a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d6bcc4d227d4b4f4db435f70208aecdb25d6dace8b022c66d12b41500bbac23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d6bcc4d227d4b4f4db435f70208aecdb25d6dace8b022c66d12b41500bbac23",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
