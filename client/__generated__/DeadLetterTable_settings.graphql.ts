/**
 * @generated SignedSource<<da6171717c509a368de1140409e05b4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeadLetterTable_settings$data = {
  readonly mail: {
    readonly deadLetters: ReadonlyArray<{
      readonly attempts: number;
      readonly error: string;
      readonly failedAt: string;
      readonly id: string;
      readonly subject: string;
      readonly to: string;
    }>;
  };
  readonly " $fragmentType": "DeadLetterTable_settings";
};
export type DeadLetterTable_settings$key = {
  readonly " $data"?: DeadLetterTable_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeadLetterTable_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeadLetterTable_settings",
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
          "concreteType": "DeadLetter",
          "kind": "LinkedField",
          "name": "deadLetters",
          "plural": true,
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
              "name": "to",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subject",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failedAt",
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
              "name": "error",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "649e1f0f9aed69dde52e314d7a60e439";

export default node;
