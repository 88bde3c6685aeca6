/**
 * @generated SignedSource<<5d3b0965fcfbdac66eb63a74b660edb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffFactorSwitch_settings$data = {
  readonly isStaffFactorRequired: boolean;
  readonly " $fragmentType": "StaffFactorSwitch_settings";
};
export type StaffFactorSwitch_settings$key = {
  readonly " $data"?: StaffFactorSwitch_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffFactorSwitch_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffFactorSwitch_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStaffFactorRequired",
      "storageKey": null
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "6878dba42d6d0d755cd0960c27b9bed1";

export default node;
