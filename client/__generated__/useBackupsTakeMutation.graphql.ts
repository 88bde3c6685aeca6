/**
 * @generated SignedSource<<6917e6ac5e3867d4c5d211c8ac19cec8>>
 * @relayHash ebaf01e10c2686567777dc469f0e8c0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 416712750b24d3b14b73a98992f64c1868abf2328bc44b3292f9b7787c33eee8

import type { ConcreteRequest } from 'relay-runtime';
export type useBackupsTakeMutation$variables = Record<PropertyKey, never>;
export type useBackupsTakeMutation$data = {
  readonly backUpNow: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useBackupsTakeMutation = {
  response: useBackupsTakeMutation$data;
  variables: useBackupsTakeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "backUpNow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
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
    "name": "useBackupsTakeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useBackupsTakeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "416712750b24d3b14b73a98992f64c1868abf2328bc44b3292f9b7787c33eee8",
    "metadata": {},
    "name": "useBackupsTakeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "55f6222f7ca5ecc60bcd4eb5a16a289d";

export default node;
