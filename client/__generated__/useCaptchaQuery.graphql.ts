/**
 * @generated SignedSource<<69d4e6a51e730c5472a8821aeca927ed>>
 * @relayHash c21c5051b45a28208ec88b8ecb2c5c99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0821fcffcccf5ce0c0c5302b760236bd4d9677bacd4d7ca960659e9d311196c

import type { ConcreteRequest } from 'relay-runtime';
export type CaptchaProvider = "CloudflareTurnstile" | "HashPow" | "None";
export type useCaptchaQuery$variables = Record<PropertyKey, never>;
export type useCaptchaQuery$data = {
  readonly captcha: {
    readonly siteKey: string;
    readonly type: CaptchaProvider;
  };
};
export type useCaptchaQuery = {
  response: useCaptchaQuery$data;
  variables: useCaptchaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Captcha",
    "kind": "LinkedField",
    "name": "captcha",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "siteKey",
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
    "name": "useCaptchaQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCaptchaQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f0821fcffcccf5ce0c0c5302b760236bd4d9677bacd4d7ca960659e9d311196c",
    "metadata": {},
    "name": "useCaptchaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc0fc225f4ab5e5384b8f1b24769ece1";

export default node;
