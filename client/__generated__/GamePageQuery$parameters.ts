/**
 * @generated SignedSource<<5e7c7c6cb59587d869dc54fae4638900>>
 * @relayHash e20a5b447077562dd966266d182abafe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94243eaa819283385805b66ea721b4b90aad2b332c66b5dec5d697d57cb1ca4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94243eaa819283385805b66ea721b4b90aad2b332c66b5dec5d697d57cb1ca4a",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
