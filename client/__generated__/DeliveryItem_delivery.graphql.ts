/**
 * @generated SignedSource<<fa84634272c98c7bc1d904ee2ee03203>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookDeliveryStatus = "Delivered" | "Failed" | "Waiting";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryItem_delivery$data = {
  readonly attempts: number;
  readonly body: string;
  readonly createdAt: string;
  readonly durationMs: number | null | undefined;
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly responseStatus: number | null | undefined;
  readonly responseText: string | null | undefined;
  readonly status: WebhookDeliveryStatus;
  readonly type: string;
  readonly " $fragmentType": "DeliveryItem_delivery";
};
export type DeliveryItem_delivery$key = {
  readonly " $data"?: DeliveryItem_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryItem_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryItem_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "name": "responseStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "490e7bdc8a72130e48c39ff77c2ce3e0";

export default node;
