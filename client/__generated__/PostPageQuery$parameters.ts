/**
 * @generated SignedSource<<8af03a5d4b14771297f7e5094a227209>>
 * @relayHash 7358ef56e77596eef01ed6fa2d9ab65e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 542fbb8d41ed3dd8655bb75fdd6609c4d093504cbaf9116cb7f0768e1e03b663

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "542fbb8d41ed3dd8655bb75fdd6609c4d093504cbaf9116cb7f0768e1e03b663",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
