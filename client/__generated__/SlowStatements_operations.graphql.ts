/**
 * @generated SignedSource<<d2ad5c92078802772899ec205c227712>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlowStatements_operations$data = {
  readonly slowStatements: ReadonlyArray<{
    readonly durationMs: number;
    readonly process: string;
    readonly statement: string;
    readonly time: string;
  }>;
  readonly " $fragmentType": "SlowStatements_operations";
};
export type SlowStatements_operations$key = {
  readonly " $data"?: SlowStatements_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlowStatements_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlowStatements_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SlowStatement",
      "kind": "LinkedField",
      "name": "slowStatements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statement",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "process",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "8d5cea980175db81791e4c7aa72d71f8";

export default node;
