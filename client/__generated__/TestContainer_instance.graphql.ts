/**
 * @generated SignedSource<<c87f7b0924788b773fde76f2902f8dbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
import type { FragmentRefs } from "relay-runtime";
export type TestContainer_instance$data = {
  readonly status: InstanceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLine_instance" | "TestContainerLog_instance">;
  readonly " $fragmentType": "TestContainer_instance";
};
export type TestContainer_instance$key = {
  readonly " $data"?: TestContainer_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestContainer_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestContainer_instance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressLine_instance"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TestContainerLog_instance"
    }
  ],
  "type": "Instance",
  "abstractKey": null
};

(node as any).hash = "45685837e558276cb705117f5bb46405";

export default node;
