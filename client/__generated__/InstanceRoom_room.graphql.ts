/**
 * @generated SignedSource<<039414e3b1b0ce7f628564210acce35d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstanceRoom_room$data = {
  readonly cpuLimit: number | null | undefined;
  readonly cpuUsed: number;
  readonly memoryLimit: number | null | undefined;
  readonly memoryUsed: number;
  readonly queuedCount: number;
  readonly " $fragmentType": "InstanceRoom_room";
};
export type InstanceRoom_room$key = {
  readonly " $data"?: InstanceRoom_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstanceRoom_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstanceRoom_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoryUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoryLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cpuUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cpuLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "queuedCount",
      "storageKey": null
    }
  ],
  "type": "InstanceRoom",
  "abstractKey": null
};

(node as any).hash = "205de8bbd16b338d5f2edf2adb706a7a";

export default node;
