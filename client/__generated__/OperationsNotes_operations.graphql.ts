/**
 * @generated SignedSource<<133b79a9a1882520f6bc54aab8cd333c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContainerIssueKind = "isolation" | "limits";
export type EngineState = "down" | "off" | "up";
export type PlatformFault = "DATABASE" | "MAIL" | "REDIS_CONNECTION" | "REDIS_EVENTS" | "REDIS_LIMITS" | "STORAGE";
import type { FragmentRefs } from "relay-runtime";
export type OperationsNotes_operations$data = {
  readonly platform: {
    readonly containerIssues: ReadonlyArray<{
      readonly detail: string;
      readonly engine: string | null | undefined;
      readonly kind: ContainerIssueKind;
    }>;
    readonly engineState: EngineState;
    readonly engines: ReadonlyArray<{
      readonly isAnswering: boolean;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly processes: ReadonlyArray<{
    readonly faults: ReadonlyArray<PlatformFault>;
    readonly isAnswering: boolean;
    readonly version: string;
  }>;
  readonly " $fragmentType": "OperationsNotes_operations";
};
export type OperationsNotes_operations$key = {
  readonly " $data"?: OperationsNotes_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperationsNotes_operations">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAnswering",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OperationsNotes_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServerProcess",
      "kind": "LinkedField",
      "name": "processes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "faults",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "engineState",
          "storageKey": null
        },
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContainerIssue",
          "kind": "LinkedField",
          "name": "containerIssues",
          "plural": true,
          "selections": [
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
              "name": "engine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "detail",
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
})();

(node as any).hash = "9e09f4c0aee4399da2acd837958d59b5";

export default node;
