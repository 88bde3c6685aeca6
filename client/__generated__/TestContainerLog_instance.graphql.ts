/**
 * @generated SignedSource<<9822edfb5a60501f6c07e9e557c7ee0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
import type { FragmentRefs } from "relay-runtime";
export type TestContainerLog_instance$data = {
  readonly id: string;
  readonly message: string | null | undefined;
  readonly progress: number | null | undefined;
  readonly queuedAt: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly status: InstanceStatus;
  readonly " $fragmentType": "TestContainerLog_instance";
};
export type TestContainerLog_instance$key = {
  readonly " $data"?: TestContainerLog_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestContainerLog_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestContainerLog_instance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "progress",
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
      "name": "queuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    }
  ],
  "type": "Instance",
  "abstractKey": null
};

(node as any).hash = "d3e38f55d0ff80baf4fb881e5f739f50";

export default node;
