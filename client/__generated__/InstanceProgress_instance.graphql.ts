/**
 * @generated SignedSource<<9229de4c48b09c1ef4347008884fcece>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
import type { FragmentRefs } from "relay-runtime";
export type InstanceProgress_instance$data = {
  readonly expectedStartAt: string | null | undefined;
  readonly position: number | null | undefined;
  readonly progress: number | null | undefined;
  readonly queuedAt: string | null | undefined;
  readonly readyAt: string | null | undefined;
  readonly status: InstanceStatus;
  readonly " $fragmentType": "InstanceProgress_instance";
};
export type InstanceProgress_instance$key = {
  readonly " $data"?: InstanceProgress_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstanceProgress_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstanceProgress_instance",
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
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedStartAt",
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
      "name": "queuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readyAt",
      "storageKey": null
    }
  ],
  "type": "Instance",
  "abstractKey": null
};

(node as any).hash = "c798d2630ef42a48c4233fffa6dd367f";

export default node;
