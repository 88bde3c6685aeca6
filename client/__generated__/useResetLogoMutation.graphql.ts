/**
 * @generated SignedSource<<39622874f25dd7c64d7b3227f4554f0b>>
 * @relayHash 4e66c3e6ef068873134d6f8614a71f9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73c51aa0b4278cbd909628a36204f32a9671c8fee8980205d67feb43dc20a368

import type { ConcreteRequest } from 'relay-runtime';
export type useResetLogoMutation$variables = Record<PropertyKey, never>;
export type useResetLogoMutation$data = {
  readonly resetLogo: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useResetLogoMutation = {
  response: useResetLogoMutation$data;
  variables: useResetLogoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "resetLogo",
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
    "name": "useResetLogoMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useResetLogoMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "73c51aa0b4278cbd909628a36204f32a9671c8fee8980205d67feb43dc20a368",
    "metadata": {},
    "name": "useResetLogoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "375b28e277c462b1d1b68bef1179bd2a";

export default node;
