/**
 * @generated SignedSource<<583be5eb7d68dd8e182dc282748dac8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordSwitch_settings$data = {
  readonly isPasswordLogInAllowed: boolean;
  readonly " $fragmentType": "PasswordSwitch_settings";
};
export type PasswordSwitch_settings$key = {
  readonly " $data"?: PasswordSwitch_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordSwitch_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordSwitch_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPasswordLogInAllowed",
      "storageKey": null
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "56fb8ca153c4b2a2e5c982338571143f";

export default node;
