/**
 * @generated SignedSource<<daadf6efce6c0e5b7de931045365f4ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaptchaProvider = "CloudflareTurnstile" | "HashPow" | "None";
import type { FragmentRefs } from "relay-runtime";
export type CaptchaPanel_settings$data = {
  readonly captcha: {
    readonly isInUse: boolean;
    readonly siteKey: string;
    readonly type: CaptchaProvider;
  };
  readonly " $fragmentType": "CaptchaPanel_settings";
};
export type CaptchaPanel_settings$key = {
  readonly " $data"?: CaptchaPanel_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaptchaPanel_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaptchaPanel_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfiguredCaptcha",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInUse",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "d814407494fdb75124a1a5c47ccad874";

export default node;
