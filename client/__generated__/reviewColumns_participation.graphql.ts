/**
 * @generated SignedSource<<6cb33fb4dc0337c72c9249650c854681>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
import type { FragmentRefs } from "relay-runtime";
export type reviewColumns_participation$data = {
  readonly createdAt: string;
  readonly division: string | null | undefined;
  readonly members: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly status: ParticipationStatus;
  readonly team: {
    readonly avatarUrl: string | null | undefined;
    readonly name: string;
  };
  readonly " $fragmentType": "reviewColumns_participation";
};
export type reviewColumns_participation$key = {
  readonly " $data"?: reviewColumns_participation$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewColumns_participation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reviewColumns_participation"
};

(node as any).hash = "a957d6afbeca45a90db56306333ac019";

export default node;
