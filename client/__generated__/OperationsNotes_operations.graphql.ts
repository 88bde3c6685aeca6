/**
 * @generated SignedSource<<5e47f212d019f6b86bb67ba0ef20cf09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EngineState = "down" | "off" | "up";
export type PlatformFault = "DATABASE" | "MAIL" | "REDIS_CONNECTION" | "REDIS_EVENTS" | "REDIS_LIMITS" | "STORAGE";
import type { FragmentRefs } from "relay-runtime";
export type OperationsNotes_operations$data = {
  readonly platform: {
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};
})();

(node as any).hash = "cd536bf7c1ab1244fb5f9c5108614b2b";

export default node;
