/**
 * @generated SignedSource<<7fe8a0f2031e241c23f7258d518c8e3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "Admin" | "Banned" | "Monitor" | "User";
import type { FragmentRefs } from "relay-runtime";
export type ApiTokenList_viewer$data = {
  readonly apiTokens: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ApiTokenRow_apiToken">;
  }>;
  readonly role: Role;
  readonly " $fragmentType": "ApiTokenList_viewer";
};
export type ApiTokenList_viewer$key = {
  readonly " $data"?: ApiTokenList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokenList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiTokenList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiToken",
      "kind": "LinkedField",
      "name": "apiTokens",
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
          "name": "ApiTokenRow_apiToken"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "23782e2760f780b820a85488a189012c";

export default node;
