/**
 * @generated SignedSource<<467ca9e9c5b2748b82fc0186f1a52434>>
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

(node as any).hash = "ecc51d4cbd106a558902fe1ac14fa1ae";

export default node;
