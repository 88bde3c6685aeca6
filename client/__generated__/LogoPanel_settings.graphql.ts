/**
 * @generated SignedSource<<3837eafdd6be3454490456bcaa243c0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogoPanel_settings$data = {
  readonly globalConfig: {
    readonly logoUrl: string | null | undefined;
  };
  readonly " $fragmentType": "LogoPanel_settings";
};
export type LogoPanel_settings$key = {
  readonly " $data"?: LogoPanel_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogoPanel_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogoPanel_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GlobalConfig",
      "kind": "LinkedField",
      "name": "globalConfig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logoUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "285d0fb4e47a5796a73f5382deb1d5fc";

export default node;
