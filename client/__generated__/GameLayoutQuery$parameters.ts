/**
 * @generated SignedSource<<8305fd3a8e6d13f711dabe6d3ebd90e7>>
 * @relayHash 8a2c2bb90523efe0a61c4bd6712f7ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5efee73ad167c4ae65d8517d3c33369ab46004c1c56f94f5f6686d6347fb199

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameLayoutQuery } from './GameLayoutQuery.graphql';

const node: PreloadableConcreteRequest<GameLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5efee73ad167c4ae65d8517d3c33369ab46004c1c56f94f5f6686d6347fb199",
    "metadata": {},
    "name": "GameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
