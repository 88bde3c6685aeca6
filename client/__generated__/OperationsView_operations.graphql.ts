/**
 * @generated SignedSource<<ab0351f4a3f7debcd4dc43cba103ee76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperationsView_operations$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HeldBoards_operations" | "LoadTiles_operations" | "LoggedErrors_operations" | "OperationsNotes_operations" | "ProcessTable_operations" | "SlowStatements_operations">;
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

(node as any).hash = "67909e58042b9037da402ec60c9f6fbb";

export default node;
