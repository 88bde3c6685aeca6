/**
 * @generated SignedSource<<28feeedfb6999731f3f2c98894737bf8>>
 * @relayHash ed0dff280fd4a3d3a02f6f8363552f6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 977267a60973f935167808f08a156864c5b00b0f88ecc950a3edc6c4f93568db

import type { ConcreteRequest } from 'relay-runtime';
export type TestCaptchaInput = {
  captcha: string;
};
export type CaptchaTestMutation$variables = {
  input: TestCaptchaInput;
};
export type CaptchaTestMutation$data = {
  readonly testCaptcha: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly passed?: boolean;
  };
};
export type CaptchaTestMutation = {
  response: CaptchaTestMutation$data;
  variables: CaptchaTestMutation$variables;
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
    "name": "testCaptcha",
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
            "name": "passed",
            "storageKey": null
          }
        ],
        "type": "TestCaptchaPayload",
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
    "name": "CaptchaTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CaptchaTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "977267a60973f935167808f08a156864c5b00b0f88ecc950a3edc6c4f93568db",
    "metadata": {},
    "name": "CaptchaTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9506c209099f997a9cbe7217ce000ebd";

export default node;
