/**
 * @generated SignedSource<<e4ca747731b897cde194290a211ca7ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
import type { FragmentRefs } from "relay-runtime";
export type InstancePanel_game$data = {
  readonly challenges: ReadonlyArray<{
    readonly instance: {
      readonly status: InstanceStatus;
    } | null | undefined;
  }>;
  readonly containerCountLimit: number;
  readonly id: string;
  readonly " $fragmentType": "InstancePanel_game";
};
export type InstancePanel_game$key = {
  readonly " $data"?: InstancePanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstancePanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstancePanel_game",
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
      "name": "containerCountLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Challenge",
      "kind": "LinkedField",
      "name": "challenges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Instance",
          "kind": "LinkedField",
          "name": "instance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "a9aa3bf4fb805e4aae06f68838dfaf02";

export default node;
