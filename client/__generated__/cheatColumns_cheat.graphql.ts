/**
 * @generated SignedSource<<37db1b96b1ff7be175a663d10d49ec76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cheatColumns_cheat$data = {
  readonly sourceTeam: {
    readonly team: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"TeamCell_team">;
    };
  } | null | undefined;
  readonly submission: {
    readonly answer: string;
    readonly challengeDatabaseId: number;
    readonly challengeTitle: string;
    readonly userName: string | null | undefined;
  };
  readonly submitTeam: {
    readonly team: {
      readonly " $fragmentSpreads": FragmentRefs<"TeamCell_team">;
    };
  };
  readonly submittedAt: string;
  readonly submitterAddress: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheatMarks_cheat">;
  readonly " $fragmentType": "cheatColumns_cheat";
};
export type cheatColumns_cheat$key = {
  readonly " $data"?: cheatColumns_cheat$data;
  readonly " $fragmentSpreads": FragmentRefs<"cheatColumns_cheat">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cheatColumns_cheat"
};

(node as any).hash = "cbaa68678ab9e0a906f741fadec11944";

export default node;
