/**
 * @generated SignedSource<<b74d945de30f1ce3612afd7c12e3b6ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadTiles_operations$data = {
  readonly history: {
    readonly eventLoopDelayMs: ReadonlyArray<number | null | undefined>;
    readonly failuresPerSecond: ReadonlyArray<number | null | undefined>;
    readonly graphqlP99Ms: ReadonlyArray<number | null | undefined>;
    readonly graphqlPerSecond: ReadonlyArray<number | null | undefined>;
    readonly judgeP99Ms: ReadonlyArray<number | null | undefined>;
    readonly judgedPerSecond: ReadonlyArray<number | null | undefined>;
    readonly memoryBytes: ReadonlyArray<number | null | undefined>;
    readonly pagesPerSecond: ReadonlyArray<number | null | undefined>;
    readonly restP99Ms: ReadonlyArray<number | null | undefined>;
    readonly restPerSecond: ReadonlyArray<number | null | undefined>;
    readonly sockets: ReadonlyArray<number | null | undefined>;
  };
  readonly processes: ReadonlyArray<{
    readonly eventStreams: number;
    readonly hubConnections: number;
    readonly isAnswering: boolean;
    readonly judgeBatchSize: number | null | undefined;
    readonly judgeQueue: number;
    readonly webSockets: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformTiles_operations">;
  readonly " $fragmentType": "LoadTiles_operations";
};
export type LoadTiles_operations$key = {
  readonly " $data"?: LoadTiles_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadTiles_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadTiles_operations",
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
          "name": "restPerSecond",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "graphqlPerSecond",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pagesPerSecond",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failuresPerSecond",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restP99Ms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "graphqlP99Ms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "judgedPerSecond",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "judgeP99Ms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventLoopDelayMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memoryBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sockets",
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
          "name": "webSockets",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventStreams",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hubConnections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "judgeQueue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "judgeBatchSize",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlatformTiles_operations"
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "130be44af9e27abfa9b0c00b88d194d8";

export default node;
