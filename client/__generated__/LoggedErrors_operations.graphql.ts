/**
 * @generated SignedSource<<262fa29f70e952922c793cbfd59d70b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoggedErrors_operations$data = {
  readonly errors: ReadonlyArray<{
    readonly kind: string | null | undefined;
    readonly message: string;
    readonly process: string;
    readonly time: string;
  }>;
  readonly " $fragmentType": "LoggedErrors_operations";
};
export type LoggedErrors_operations$key = {
  readonly " $data"?: LoggedErrors_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoggedErrors_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoggedErrors_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LoggedError",
      "kind": "LinkedField",
      "name": "errors",
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
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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

(node as any).hash = "43b83392a9a1b9b1c600422d8a7c1197";

export default node;
