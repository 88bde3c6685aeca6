/**
 * @generated SignedSource<<2627f3bd3db99f860394957caaceeb3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkedAccounts_viewer$data = {
  readonly identities: ReadonlyArray<{
    readonly id: string;
    readonly provider: {
      readonly key: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"LinkedAccountRow_identity">;
  }>;
  readonly " $fragmentType": "LinkedAccounts_viewer";
};
export type LinkedAccounts_viewer$key = {
  readonly " $data"?: LinkedAccounts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkedAccounts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkedAccounts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkedIdentity",
      "kind": "LinkedField",
      "name": "identities",
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
          "alias": null,
          "args": null,
          "concreteType": "SignInProvider",
          "kind": "LinkedField",
          "name": "provider",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LinkedAccountRow_identity"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3491ed7463102ddc0f26e507ea110ec0";

export default node;
