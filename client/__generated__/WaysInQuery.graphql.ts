/**
 * @generated SignedSource<<6b7678afe3046131f8871069585b91ab>>
 * @relayHash 1237ecae23c7bd30a595196528e27ff8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be955f7ab0edc729e609b58fdc91f373867484afc3e823ae556209cf8a7818a1

import type { ConcreteRequest } from 'relay-runtime';
export type WaysInQuery$variables = Record<PropertyKey, never>;
export type WaysInQuery$data = {
  readonly signInOptions: {
    readonly isPasswordAllowed: boolean;
    readonly providers: ReadonlyArray<{
      readonly key: string;
      readonly label: string;
      readonly path: string;
    }>;
  };
};
export type WaysInQuery = {
  response: WaysInQuery$data;
  variables: WaysInQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignInOptions",
    "kind": "LinkedField",
    "name": "signInOptions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isPasswordAllowed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SignInProvider",
        "kind": "LinkedField",
        "name": "providers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
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
    "name": "WaysInQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaysInQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "be955f7ab0edc729e609b58fdc91f373867484afc3e823ae556209cf8a7818a1",
    "metadata": {},
    "name": "WaysInQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d81ac05c19e69dd28b8d23b1ebfaa25e";

export default node;
