/**
 * @generated SignedSource<<e9d8ab6e3da3c27f74bfbbedbaadbb72>>
 * @relayHash f94fe05049d749b2de83f2daf8d78ce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3a0ab6b11d4ff590e7b66e508aca931358ffa2dd5a471e2b964b3e2a772cf7

import type { ConcreteRequest } from 'relay-runtime';
export type AboutPageQuery$variables = Record<PropertyKey, never>;
export type AboutPageQuery$data = {
  readonly platform: {
    readonly apiLevel: string;
    readonly builtAt: string;
    readonly version: string;
  };
};
export type AboutPageQuery = {
  response: AboutPageQuery$data;
  variables: AboutPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Platform",
    "kind": "LinkedField",
    "name": "platform",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "builtAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "apiLevel",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AboutPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AboutPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "de3a0ab6b11d4ff590e7b66e508aca931358ffa2dd5a471e2b964b3e2a772cf7",
    "metadata": {},
    "name": "AboutPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a77b1b93cfe218f25c1b4bf301e0e6d6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
