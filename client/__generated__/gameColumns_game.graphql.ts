/**
 * @generated SignedSource<<1e0f4b63166bbb6db94aad531abb1489>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type gameColumns_game$data = {
  readonly challengeCount: number | null | undefined;
  readonly databaseId: number;
  readonly end: string;
  readonly hidden: boolean;
  readonly pendingCount: number | null | undefined;
  readonly posterUrl: string | null | undefined;
  readonly start: string;
  readonly state: GameState;
  readonly teamCount: number;
  readonly title: string;
  readonly " $fragmentType": "gameColumns_game";
};
export type gameColumns_game$key = {
  readonly " $data"?: gameColumns_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"gameColumns_game">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "gameColumns_game"
};

(node as any).hash = "470e6400a84db89947147494cc421db6";

export default node;
