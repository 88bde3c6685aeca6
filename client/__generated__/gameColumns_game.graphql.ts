/**
 * @generated SignedSource<<711798f3b23a19adb4a7309ea9e0ec3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type gameColumns_game$data = {
  readonly allChallengeCount: number | null | undefined;
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

(node as any).hash = "18dc1f4d5c10a54f79889ef91cd571ba";

export default node;
