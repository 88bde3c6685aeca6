/**
 * @generated SignedSource<<2e29f1f6846d28211da9c6da7a61c519>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperationsView_operations$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EngineTable_operations" | "HeldBoards_operations" | "LoadTiles_operations" | "LoggedErrors_operations" | "OperationsNotes_operations" | "ProcessTable_operations" | "SlowStatements_operations">;
  readonly " $fragmentType": "OperationsView_operations";
};
export type OperationsView_operations$key = {
  readonly " $data"?: OperationsView_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperationsView_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OperationsView_operations",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OperationsNotes_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LoadTiles_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProcessTable_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EngineTable_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeldBoards_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SlowStatements_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LoggedErrors_operations"
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "fa8d278a19d8145f7ca882bbd44db63f";

export default node;
