/**
 * @generated SignedSource<<d8a280ddef8f6345faa47985b7c45014>>
 * @relayHash 9f3f6c175d6f8f8e176b5e7a319409c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a84abc1a146547668e660eaced6f78789315466c6b55aec2b26366f1d05f007

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteupsPageQuery } from './WriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<WriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a84abc1a146547668e660eaced6f78789315466c6b55aec2b26366f1d05f007",
    "metadata": {},
    "name": "WriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
