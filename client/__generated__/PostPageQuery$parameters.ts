/**
 * @generated SignedSource<<2d39a19d3d4e25ecf5437deaae822a9b>>
 * @relayHash 5b1037d1b6eea8114b7182680a58083c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dc78074ffecc5601d9ac442c2a2c71a8de9f255c1673416ea29235cec8a38d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dc78074ffecc5601d9ac442c2a2c71a8de9f255c1673416ea29235cec8a38d6",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
