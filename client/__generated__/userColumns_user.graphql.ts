/**
 * @generated SignedSource<<863160458e4491ebfb5584064da6d343>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Role = "Admin" | "Banned" | "Monitor" | "User";
import type { FragmentRefs } from "relay-runtime";
export type userColumns_user$data = {
  readonly avatarUrl: string | null | undefined;
  readonly email: string | null | undefined;
  readonly emailConfirmed: boolean | null | undefined;
  readonly ip: string | null | undefined;
  readonly lastVisitedAt: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly realName: string | null | undefined;
  readonly registeredAt: string | null | undefined;
  readonly role: Role | null | undefined;
  readonly studentNumber: string | null | undefined;
  readonly userName: string;
  readonly " $fragmentType": "userColumns_user";
};
export type userColumns_user$key = {
  readonly " $data"?: userColumns_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userColumns_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "userColumns_user"
};

(node as any).hash = "5e0d6d0c10db5a3ea74f5510e3fbab64";

export default node;
