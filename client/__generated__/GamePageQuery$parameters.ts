/**
 * @generated SignedSource<<62b3b26fa8f8c309b83b37f2fe30c124>>
 * @relayHash 08caa6d666634b8d46230ab06757d654
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 731e22566f01c038360d876dc60ff945224d4e23c19da61a856d8a545fe3e493

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GamePageQuery } from './GamePageQuery.graphql';

const node: PreloadableConcreteRequest<GamePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "731e22566f01c038360d876dc60ff945224d4e23c19da61a856d8a545fe3e493",
    "metadata": {},
    "name": "GamePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
