/**
 * @generated SignedSource<<cfc8f928fb045cef05d5877c5f06cc80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditDoor = "Command" | "GraphQL" | "Platform" | "Rest";
import type { FragmentRefs } from "relay-runtime";
export type AuditDrawer_entry$data = {
  readonly action: string;
  readonly actorId: string | null | undefined;
  readonly actorName: string;
  readonly door: AuditDoor;
  readonly gameId: number | null | undefined;
  readonly hash: string;
  readonly ip: string | null | undefined;
  readonly requestId: string | null | undefined;
  readonly seq: number;
  readonly subjectId: string | null | undefined;
  readonly subjectName: string | null | undefined;
  readonly subjectType: string;
  readonly time: string;
  readonly tokenId: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AuditChanges_entry">;
  readonly " $fragmentType": "AuditDrawer_entry";
};
export type AuditDrawer_entry$key = {
  readonly " $data"?: AuditDrawer_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditDrawer_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditDrawer_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seq",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "door",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tokenId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuditChanges_entry"
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "ffe2bc5e41fa0f1e352110581443d371";

export default node;
