/**
 * @generated SignedSource<<7f35a86b11e18f553148e74c79139c79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TotpPanel_viewer$data = {
  readonly hasTotp: boolean;
  readonly recoveryCodesLeft: number;
  readonly " $fragmentType": "TotpPanel_viewer";
};
export type TotpPanel_viewer$key = {
  readonly " $data"?: TotpPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TotpPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TotpPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTotp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodesLeft",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6d487da3a247171b857fc434a487aba6";

export default node;
