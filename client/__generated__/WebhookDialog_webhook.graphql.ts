/**
 * @generated SignedSource<<913d026f81182a712134feb433825bb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookForm = "Discord" | "Slack" | "Standard";
import type { FragmentRefs } from "relay-runtime";
export type WebhookDialog_webhook$data = {
  readonly events: ReadonlyArray<string>;
  readonly form: WebhookForm;
  readonly game: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly isForOrganizers: boolean;
  readonly name: string;
  readonly origin: string;
  readonly " $fragmentType": "WebhookDialog_webhook";
};
export type WebhookDialog_webhook$key = {
  readonly " $data"?: WebhookDialog_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookDialog_webhook">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookDialog_webhook",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "game",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};
})();

(node as any).hash = "dfa51d1d8a947482f18b6a67d87a7c4a";

export default node;
