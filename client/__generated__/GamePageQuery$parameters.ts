/**
 * @generated SignedSource<<1f235b6582bc8ce5b3a26b2079b5a395>>
 * @relayHash 7c243af562995773b02356e99e94c4c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fe09b24233ce1f6d386dcd2a281b07111ffd8c4cd7d984b587a09cf803c56ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fe09b24233ce1f6d386dcd2a281b07111ffd8c4cd7d984b587a09cf803c56ae",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
