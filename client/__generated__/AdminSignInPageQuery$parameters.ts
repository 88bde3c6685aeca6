/**
 * @generated SignedSource<<9051929e90c9de217f41c223c46f02cf>>
 * @relayHash 5fed447be2548b2dfd444fb09de4067c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4582bc53215f5c00420bc6db779081cb2476baf58f2aaa0eb20d86f9ebd51e33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSignInPageQuery } from './AdminSignInPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4582bc53215f5c00420bc6db779081cb2476baf58f2aaa0eb20d86f9ebd51e33",
    "metadata": {},
    "name": "AdminSignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
