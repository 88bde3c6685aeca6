/**
 * @generated SignedSource<<61a1d05782cb4cfe21ccaa1403a8f89b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "Admin" | "Banned" | "Monitor" | "User";
import type { FragmentRefs } from "relay-runtime";
export type UserDrawer_user$data = {
  readonly avatarUrl: string | null | undefined;
  readonly id: string;
  readonly role: Role | null | undefined;
  readonly userName: string;
  readonly " $fragmentSpreads": FragmentRefs<"UserDangerZone_user" | "UserFacts_user" | "UserForm_user">;
  readonly " $fragmentType": "UserDrawer_user";
};
export type UserDrawer_user$key = {
  readonly " $data"?: UserDrawer_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserDrawer_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserDrawer_user",
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
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserFacts_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserDangerZone_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "15589a36fe73a429b504d0b61744bd72";

export default node;
