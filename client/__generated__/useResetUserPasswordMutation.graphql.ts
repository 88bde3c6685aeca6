/**
 * @generated SignedSource<<296d4016f2d1de4f9bc7f290fd3510df>>
 * @relayHash efe10d7abf8401a176ef7cda6f9d56ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36c6099aaec932ab584b25bcfa1c914ef0ab31aebcbd7860f73ed0f751ea86c5

import type { ConcreteRequest } from 'relay-runtime';
export type ResetUserPasswordInput = {
  userId: string;
};
export type useResetUserPasswordMutation$variables = {
  input: ResetUserPasswordInput;
};
export type useResetUserPasswordMutation$data = {
  readonly resetUserPassword: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly password?: string;
  };
};
export type useResetUserPasswordMutation = {
  response: useResetUserPasswordMutation$data;
  variables: useResetUserPasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "resetUserPassword",
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
            "name": "password",
            "storageKey": null
          }
        ],
        "type": "ResetUserPasswordPayload",
        "abstractKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useResetUserPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResetUserPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36c6099aaec932ab584b25bcfa1c914ef0ab31aebcbd7860f73ed0f751ea86c5",
    "metadata": {},
    "name": "useResetUserPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c7f9d47dee78c9bf3e42c281362e5fe4";

export default node;
