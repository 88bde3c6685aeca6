/**
 * @generated SignedSource<<f7b3ea238fd5a04c531c1fe49d7aa6b6>>
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
  readonly databaseId: number;
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
      "name": "databaseId",
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

(node as any).hash = "eb80312b7cd9c669763c7c1811cf888f";

export default node;
