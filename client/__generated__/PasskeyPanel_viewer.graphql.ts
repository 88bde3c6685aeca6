/**
 * @generated SignedSource<<ee0fd46cf518804a8ccd1c2014474c56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeyPanel_viewer$data = {
  readonly passkeys: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
  }>;
  readonly " $fragmentType": "PasskeyPanel_viewer";
};
export type PasskeyPanel_viewer$key = {
  readonly " $data"?: PasskeyPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeyPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeyPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PasskeyRow_passkey"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "69adfcd1f9d4e1bc56ca3ffca10516ec";

export default node;
