/**
 * @generated SignedSource<<1f619d240f40b917a0f7b4b2ef1de3d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunningInstance_instance$data = {
  readonly expectStopAt: string | null | undefined;
  readonly extendableAt: string | null | undefined;
  readonly isProxied: boolean;
  readonly isUnreachable: boolean;
  readonly readyAt: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLine_instance">;
  readonly " $fragmentType": "RunningInstance_instance";
};
export type RunningInstance_instance$key = {
  readonly " $data"?: RunningInstance_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningInstance_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunningInstance_instance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectStopAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extendableAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readyAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProxied",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnreachable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressLine_instance"
    }
  ],
  "type": "Instance",
  "abstractKey": null
};

(node as any).hash = "63d8a4155efefc43804491ef58018af9";

export default node;
