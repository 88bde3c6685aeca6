/**
 * @generated SignedSource<<1c1b1dbd8d150268eea3c696a310472a>>
 * @relayHash d7740b0850dd6ea475e3b755f104ba5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 062ac8f02bb5504d4e78c5169e3de81b9b78ed2669670bba55921dedaca72d63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameLayoutQuery } from './GameLayoutQuery.graphql';

const node: PreloadableConcreteRequest<GameLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "062ac8f02bb5504d4e78c5169e3de81b9b78ed2669670bba55921dedaca72d63",
    "metadata": {},
    "name": "GameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
