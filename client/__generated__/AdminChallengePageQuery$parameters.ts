/**
 * @generated SignedSource<<b3c424fa87010081e311e0515f7a5ec6>>
 * @relayHash 342d73c019d0f45c07531fa81ae3dc19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a1e443b4bbaae0e3c39118cf2eb2c8b9d40f59269e4f7896f8e8dd75e7fab7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a1e443b4bbaae0e3c39118cf2eb2c8b9d40f59269e4f7896f8e8dd75e7fab7b",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
