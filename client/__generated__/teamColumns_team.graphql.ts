/**
 * @generated SignedSource<<f400431d2049bd922ce7c3d8628defe4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type teamColumns_team$data = {
  readonly avatarUrl: string | null | undefined;
  readonly bio: string | null | undefined;
  readonly captain: {
    readonly userName: string;
  };
  readonly databaseId: number;
  readonly locked: boolean;
  readonly members: ReadonlyArray<{
    readonly user: {
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
      readonly userName: string;
    };
  }>;
  readonly name: string;
  readonly " $fragmentType": "teamColumns_team";
};
export type teamColumns_team$key = {
  readonly " $data"?: teamColumns_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"teamColumns_team">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "teamColumns_team"
};

(node as any).hash = "2c556bd58b9601c7f9a883f6b4de507d";

export default node;
