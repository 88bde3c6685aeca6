/**
 * @generated SignedSource<<dd246f47933a234bcf727736a1460e19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookForm = "Discord" | "Slack" | "Standard";
import type { FragmentRefs } from "relay-runtime";
export type WebhookRow_webhook$data = {
  readonly events: ReadonlyArray<string>;
  readonly form: WebhookForm;
  readonly id: string;
  readonly isEnabled: boolean;
  readonly isForOrganizers: boolean;
  readonly name: string;
  readonly origin: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookDialog_webhook" | "WebhookState_webhook">;
  readonly " $fragmentType": "WebhookRow_webhook";
};
export type WebhookRow_webhook$key = {
  readonly " $data"?: WebhookRow_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookRow_webhook",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "form",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isForOrganizers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookDialog_webhook"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookState_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "6c7443328170cfd9b5a9103b483deead";

export default node;
