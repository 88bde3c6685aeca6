/**
 * @generated SignedSource<<23ec537df2e8c31db05fba3c9e72b579>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EngineTable_operations$data = {
  readonly platform: {
    readonly engines: ReadonlyArray<{
      readonly cpuLimit: number | null | undefined;
      readonly cpuUsed: number;
      readonly instances: number;
      readonly isAnswering: boolean;
      readonly memoryLimit: number | null | undefined;
      readonly memoryUsed: number;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "EngineTable_operations";
};
export type EngineTable_operations$key = {
  readonly " $data"?: EngineTable_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngineTable_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EngineTable_operations",
  "selections": [
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
          "concreteType": "ContainerEngine",
          "kind": "LinkedField",
          "name": "engines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
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
              "name": "instances",
              "storageKey": null
            },
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "40989e5d73dc5fa9873b20d79b93db6e";

export default node;
