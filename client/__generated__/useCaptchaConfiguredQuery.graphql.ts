/**
 * @generated SignedSource<<2d995ba3eab66d0e38fc7c0a705c37eb>>
 * @relayHash 5a1dc5967235e5b57236f326be174c7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4649c10f1568e71057a4c343cc23cd208218d7e42678fb87b2a2cfebf3713d8b

import type { ConcreteRequest } from 'relay-runtime';
export type CaptchaProvider = "CloudflareTurnstile" | "HashPow" | "None";
export type useCaptchaConfiguredQuery$variables = Record<PropertyKey, never>;
export type useCaptchaConfiguredQuery$data = {
  readonly captcha: {
    readonly siteKey: string;
    readonly type: CaptchaProvider;
  };
};
export type useCaptchaConfiguredQuery = {
  response: useCaptchaConfiguredQuery$data;
  variables: useCaptchaConfiguredQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "evenIfOff",
        "value": true
      }
    ],
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
    "storageKey": "captcha(evenIfOff:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCaptchaConfiguredQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCaptchaConfiguredQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4649c10f1568e71057a4c343cc23cd208218d7e42678fb87b2a2cfebf3713d8b",
    "metadata": {},
    "name": "useCaptchaConfiguredQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7770083b7000e8e7206fdc2f79fad537";

export default node;
