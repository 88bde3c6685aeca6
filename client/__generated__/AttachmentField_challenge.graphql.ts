/**
 * @generated SignedSource<<4aae06c4a8f51675fd2598779ccb2a47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "Local" | "None" | "Remote";
import type { FragmentRefs } from "relay-runtime";
export type AttachmentField_challenge$data = {
  readonly challengeAttachment: {
    readonly fileSize: number | null | undefined;
    readonly name: string | null | undefined;
    readonly type: AttachmentType;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "AttachmentField_challenge";
};
export type AttachmentField_challenge$key = {
  readonly " $data"?: AttachmentField_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentField_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttachmentField_challenge",
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
      "concreteType": "Attachment",
      "kind": "LinkedField",
      "name": "challengeAttachment",
      "plural": false,
      "selections": [
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
          "name": "url",
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
          "name": "fileSize",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "a18b51f2e48b11c991f78414a5bdbff3";

export default node;
