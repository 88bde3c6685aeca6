/**
 * @generated SignedSource<<63cf2ec14ad2a9523789850ddc813132>>
 * @relayHash a0f8d1b946a2a9768bdd8b6decedc852
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cd7b147a1ef706f0309897222d7c15a93e2ab77dd6ddb7dcd7756c1e06760c8

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmWithPasskeyQuery$variables = Record<PropertyKey, never>;
export type ConfirmWithPasskeyQuery$data = {
  readonly viewer: {
    readonly passkeys: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type ConfirmWithPasskeyQuery = {
  response: ConfirmWithPasskeyQuery$data;
  variables: ConfirmWithPasskeyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Passkey",
  "kind": "LinkedField",
  "name": "passkeys",
  "plural": true,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmWithPasskeyQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConfirmWithPasskeyQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6cd7b147a1ef706f0309897222d7c15a93e2ab77dd6ddb7dcd7756c1e06760c8",
    "metadata": {},
    "name": "ConfirmWithPasskeyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ea4f15f2a03f78219b4447e3e4321f2";

export default node;
