/**
 * @generated SignedSource<<5425ad360ee4efd6e3b15b68d97c25f8>>
 * @relayHash ace30b1a6baffa898e77f6a80f5e3a87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48d13e9e4162dc1d4eef2a00e2534a547308f48f58045df7f1f2618d48a0bb19

import type { ConcreteRequest } from 'relay-runtime';
export type useCreatePowChallengeMutation$variables = Record<PropertyKey, never>;
export type useCreatePowChallengeMutation$data = {
  readonly createPowChallenge: {
    readonly __typename: string;
    readonly challenge?: string;
    readonly code?: string;
    readonly difficulty?: number;
    readonly id?: string;
    readonly message?: string;
  };
};
export type useCreatePowChallengeMutation = {
  response: useCreatePowChallengeMutation$data;
  variables: useCreatePowChallengeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "createPowChallenge",
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
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "challenge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "difficulty",
            "storageKey": null
          }
        ],
        "type": "CreatePowChallengePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "name": "useCreatePowChallengeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCreatePowChallengeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "48d13e9e4162dc1d4eef2a00e2534a547308f48f58045df7f1f2618d48a0bb19",
    "metadata": {},
    "name": "useCreatePowChallengeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9013e677be35c6c6bea96e835a415369";

export default node;
