/**
 * @generated SignedSource<<12547256408cdda8adc9f253f09ccf88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EngineState = "down" | "off" | "up";
import type { FragmentRefs } from "relay-runtime";
export type PlatformTiles_operations$data = {
  readonly history: {
    readonly usedConnections: ReadonlyArray<number | null | undefined>;
  };
  readonly platform: {
    readonly databaseConnections: number;
    readonly engineState: EngineState;
    readonly failedJobs: number;
    readonly instanceCapacity: number | null | undefined;
    readonly maxDatabaseConnections: number;
    readonly queuedInstances: number;
    readonly runningInstances: number;
    readonly waitingJobs: number;
    readonly waitingMails: number;
  } | null | undefined;
  readonly processes: ReadonlyArray<{
    readonly isAnswering: boolean;
    readonly waitingCalls: number;
  }>;
  readonly " $fragmentType": "PlatformTiles_operations";
};
export type PlatformTiles_operations$key = {
  readonly " $data"?: PlatformTiles_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformTiles_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformTiles_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadHistory",
      "kind": "LinkedField",
      "name": "history",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usedConnections",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServerProcess",
      "kind": "LinkedField",
      "name": "processes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAnswering",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingCalls",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformLoad",
      "kind": "LinkedField",
      "name": "platform",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingJobs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failedJobs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingMails",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queuedInstances",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runningInstances",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instanceCapacity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engineState",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseConnections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxDatabaseConnections",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "4540bd02ae0980f88f13697010036cb3";

export default node;
