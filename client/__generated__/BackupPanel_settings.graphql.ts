/**
 * @generated SignedSource<<f0ba2873e6bf2d88a2ef43866c3e6b78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BackupSchedule = "Daily" | "Hourly" | "Off";
import type { FragmentRefs } from "relay-runtime";
export type BackupPanel_settings$data = {
  readonly backups: {
    readonly folder: string;
    readonly isRunning: boolean;
    readonly last: {
      readonly fileName: string;
      readonly finishedAt: string;
      readonly isSuccess: boolean;
      readonly note: string;
      readonly sizeBytes: number;
    } | null | undefined;
    readonly nextAt: string | null | undefined;
    readonly schedule: BackupSchedule;
    readonly " $fragmentSpreads": FragmentRefs<"BackupPolicyForm_backups">;
  };
  readonly " $fragmentType": "BackupPanel_settings";
};
export type BackupPanel_settings$key = {
  readonly " $data"?: BackupPanel_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackupPanel_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackupPanel_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Backups",
      "kind": "LinkedField",
      "name": "backups",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BackupPolicyForm_backups"
        },
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
          "name": "folder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRunning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BackupRun",
          "kind": "LinkedField",
          "name": "last",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "finishedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isSuccess",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sizeBytes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "add923e99aa98a5128c5947d2959e10c";

export default node;
