/**
 * @generated SignedSource<<68626b24b96c402260ac5a044e7cb2a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "Admin" | "Banned" | "Monitor" | "User";
import type { FragmentRefs } from "relay-runtime";
export type UserDeeds_user$data = {
  readonly databaseId: string;
  readonly role: Role | null | undefined;
  readonly userName: string;
  readonly " $fragmentType": "UserDeeds_user";
};
export type UserDeeds_user$key = {
  readonly " $data"?: UserDeeds_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserDeeds_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserDeeds_user",
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

(node as any).hash = "e65c062688b4ece0d0558b6fe2c478be";

export default node;
