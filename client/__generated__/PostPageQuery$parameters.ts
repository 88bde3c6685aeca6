/**
 * @generated SignedSource<<82f5d6cfdf5fd156c814164a4fdfd7a0>>
 * @relayHash 56396b0f27c6c0fbd3d5155da0ced715
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80f1885a589071a9b22118740ff52b78ced90deeab5cbefc6096478225c31855

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80f1885a589071a9b22118740ff52b78ced90deeab5cbefc6096478225c31855",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
