/**
 * @generated SignedSource<<38917a15f85bb446b6c9611b168d44e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "Admin" | "Banned" | "Monitor" | "User";
import type { FragmentRefs } from "relay-runtime";
export type UserDangerZone_user$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly role: Role | null | undefined;
  readonly userName: string;
  readonly " $fragmentType": "UserDangerZone_user";
};
export type UserDangerZone_user$key = {
  readonly " $data"?: UserDangerZone_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserDangerZone_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserDangerZone_user",
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
      "name": "databaseId",
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
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "194393fe731acccd806e0897606f074a";

export default node;
