/**
 * @generated SignedSource<<5241cad767c77da36cf9995da5fa1dfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AuditDoor = "Command" | "GraphQL" | "Platform" | "Rest";
import type { FragmentRefs } from "relay-runtime";
export type auditColumns_entry$data = {
  readonly action: string;
  readonly actorName: string;
  readonly door: AuditDoor;
  readonly gameId: number | null | undefined;
  readonly ip: string | null | undefined;
  readonly subjectId: string | null | undefined;
  readonly subjectName: string | null | undefined;
  readonly subjectType: string;
  readonly time: string;
  readonly " $fragmentType": "auditColumns_entry";
};
export type auditColumns_entry$key = {
  readonly " $data"?: auditColumns_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"auditColumns_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "auditColumns_entry"
};

(node as any).hash = "db7936539acbfa468e86cade2f22e3f0";

export default node;
