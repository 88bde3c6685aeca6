/**
 * @generated SignedSource<<aa2c2d6a647a4524109b656c5731ce1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EngineState = "down" | "off" | "up";
import type { FragmentRefs } from "relay-runtime";
export type OperationsNotes_operations$data = {
  readonly platform: {
    readonly engineState: EngineState;
  } | null | undefined;
  readonly processes: ReadonlyArray<{
    readonly isAnswering: boolean;
    readonly isRedisUp: boolean | null | undefined;
    readonly version: string;
  }>;
  readonly " $fragmentType": "OperationsNotes_operations";
};
export type OperationsNotes_operations$key = {
  readonly " $data"?: OperationsNotes_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperationsNotes_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OperationsNotes_operations",
  "selections": [
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
          "name": "version",
          "storageKey": null
        },
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
          "name": "isRedisUp",
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
          "name": "engineState",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "4287609623645daea2d9f82c77e52bd6";

export default node;
