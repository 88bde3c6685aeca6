/**
 * @generated SignedSource<<220e5d7eed6b8dd65db58c5a90b487d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookList_webhooks$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
  readonly " $fragmentType": "WebhookList_webhooks";
}>;
export type WebhookList_webhooks$key = ReadonlyArray<{
  readonly " $data"?: WebhookList_webhooks$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookList_webhooks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WebhookList_webhooks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookRow_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "498d3b7f40d70e3e9ad25e5fd864c8fb";

export default node;
