/**
 * @generated SignedSource<<5ac79872b1e08cbcbade7ff998dd8a7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
import type { FragmentRefs } from "relay-runtime";
export type InstanceControls_instance$data = {
  readonly message: string | null | undefined;
  readonly readyAt: string | null | undefined;
  readonly status: InstanceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"InstanceProgress_instance" | "RunningInstance_instance">;
  readonly " $fragmentType": "InstanceControls_instance";
};
export type InstanceControls_instance$key = {
  readonly " $data"?: InstanceControls_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstanceControls_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstanceControls_instance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readyAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstanceProgress_instance"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunningInstance_instance"
    }
  ],
  "type": "Instance",
  "abstractKey": null
};

(node as any).hash = "b9fb461a9fcfb87502895401e7d5ee1d";

export default node;
