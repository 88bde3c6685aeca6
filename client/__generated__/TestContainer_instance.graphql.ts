/**
 * @generated SignedSource<<593f262a3bc189a9560c6f8765eca7f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
import type { FragmentRefs } from "relay-runtime";
export type TestContainer_instance$data = {
  readonly isProxied: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProxied",
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

(node as any).hash = "f815891bab7aee84652cbac9cbfa8551";

export default node;
