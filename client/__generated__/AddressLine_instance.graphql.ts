/**
 * @generated SignedSource<<1a16c4a5cbf913b3db6c44e36d0dbd28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressLine_instance$data = {
  readonly entry: string | null | undefined;
  readonly isProxied: boolean;
  readonly isTest: boolean;
  readonly " $fragmentType": "AddressLine_instance";
};
export type AddressLine_instance$key = {
  readonly " $data"?: AddressLine_instance$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressLine_instance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressLine_instance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entry",
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
      "name": "isTest",
      "storageKey": null
    }
  ],
  "type": "Instance",
  "abstractKey": null
};

(node as any).hash = "7db6488703e2c963dba8f319b4d6e01c";

export default node;
