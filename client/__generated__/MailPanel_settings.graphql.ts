/**
 * @generated SignedSource<<07a7a1febd264f1d075879a41a8a0ea6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailPanel_settings$data = {
  readonly mail: {
    readonly from: string | null | undefined;
    readonly isConfigured: boolean;
    readonly queued: number;
    readonly server: string | null | undefined;
  };
  readonly " $fragmentType": "MailPanel_settings";
};
export type MailPanel_settings$key = {
  readonly " $data"?: MailPanel_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailPanel_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailPanel_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MailStatus",
      "kind": "LinkedField",
      "name": "mail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isConfigured",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "server",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queued",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "e158c6819d420437227af1047853091f";

export default node;
