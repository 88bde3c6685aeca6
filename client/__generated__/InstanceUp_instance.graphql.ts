/**
 * @generated SignedSource<<7ac5274cefacc9fb4c209740173a7913>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstanceUp_instance$data = {
  readonly expectStopAt: string | null | undefined;
  readonly extendableAt: string | null | undefined;
  readonly isProxied: boolean;
  readonly readyAt: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLine_instance">;
  readonly " $fragmentType": "InstanceUp_instance";
};
export type InstanceUp_instance$key = {
  readonly " $data"?: InstanceUp_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstanceUp_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstanceUp_instance",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressLine_instance"
    }
  ],
  "type": "Instance",
  "abstractKey": null
};

(node as any).hash = "bed56c81088b3413287aebeab0a781b5";

export default node;
