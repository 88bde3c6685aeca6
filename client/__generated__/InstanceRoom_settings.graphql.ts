/**
 * @generated SignedSource<<2fb76044f239ba3ce2d926bef792f0e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstanceRoom_settings$data = {
  readonly instanceRoom: {
    readonly cpuLimit: number | null | undefined;
    readonly cpuUsed: number;
    readonly memoryLimit: number | null | undefined;
    readonly memoryUsed: number;
    readonly queuedCount: number;
  };
  readonly " $fragmentType": "InstanceRoom_settings";
};
export type InstanceRoom_settings$key = {
  readonly " $data"?: InstanceRoom_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstanceRoom_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstanceRoom_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InstanceRoom",
      "kind": "LinkedField",
      "name": "instanceRoom",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "6246584d8e8bf443b4b61205d6069a94";

export default node;
