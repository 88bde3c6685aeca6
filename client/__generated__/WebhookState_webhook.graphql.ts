/**
 * @generated SignedSource<<26308c1ef6c44b3ef4a854e0f88dcd59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookState_webhook$data = {
  readonly failingSince: string | null | undefined;
  readonly isEnabled: boolean;
  readonly switchedOffAt: string | null | undefined;
  readonly " $fragmentType": "WebhookState_webhook";
};
export type WebhookState_webhook$key = {
  readonly " $data"?: WebhookState_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookState_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookState_webhook",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "switchedOffAt",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "155f822a0be635770321d9af4a32ca73";

export default node;
