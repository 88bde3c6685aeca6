/**
 * @generated SignedSource<<feb7517ac7bd7a4ae21b54b1f7039b1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BackupSchedule = "Daily" | "Hourly" | "Off";
import type { FragmentRefs } from "relay-runtime";
export type BackupPolicyForm_backups$data = {
  readonly keep: number;
  readonly schedule: BackupSchedule;
  readonly time: string;
  readonly withCaptures: boolean;
  readonly " $fragmentType": "BackupPolicyForm_backups";
};
export type BackupPolicyForm_backups$key = {
  readonly " $data"?: BackupPolicyForm_backups$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackupPolicyForm_backups">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackupPolicyForm_backups",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "schedule",
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
      "name": "keep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withCaptures",
      "storageKey": null
    }
  ],
  "type": "Backups",
  "abstractKey": null
};

(node as any).hash = "5a563388e5002845e8dbfdb7c238174c";

export default node;
