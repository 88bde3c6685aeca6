/**
 * @generated SignedSource<<98454fc3e75822e33c9c6a0afdceb269>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BackupState_settings$data = {
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
  };
  readonly " $fragmentType": "BackupState_settings";
};
export type BackupState_settings$key = {
  readonly " $data"?: BackupState_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackupState_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackupState_settings",
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

(node as any).hash = "7bf97bdca6b980dcc36f58db7a12ef17";

export default node;
