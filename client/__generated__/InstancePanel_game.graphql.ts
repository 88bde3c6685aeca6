/**
 * @generated SignedSource<<a719e603cef2b40d1229d3220de1e6a9>>
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
    readonly databaseId: number;
    readonly instance: {
      readonly expectStopAt: string | null | undefined;
      readonly status: InstanceStatus;
    } | null | undefined;
    readonly title: string;
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
      "args": [
        {
          "kind": "Literal",
          "name": "hasContainer",
          "value": true
        }
      ],
      "concreteType": "Challenge",
      "kind": "LinkedField",
      "name": "challenges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expectStopAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "challenges(hasContainer:true)"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "0f4e29fb847c1e715595d9edeb0b7127";

export default node;
