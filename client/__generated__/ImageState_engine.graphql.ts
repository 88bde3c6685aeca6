/**
 * @generated SignedSource<<2391f3cad15972db8c188cc749972b64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImageStatus = "Failed" | "Missing" | "Present" | "Pulling" | "Queued" | "Unknown";
import type { FragmentRefs } from "relay-runtime";
export type ImageState_engine$data = {
  readonly engine: string;
  readonly message: string | null | undefined;
  readonly progress: number | null | undefined;
  readonly status: ImageStatus;
  readonly " $fragmentType": "ImageState_engine";
};
export type ImageState_engine$key = {
  readonly " $data"?: ImageState_engine$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageState_engine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImageState_engine",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "EngineImage",
  "abstractKey": null
};

(node as any).hash = "df11d73074efc42917851e3024633b53";

export default node;
