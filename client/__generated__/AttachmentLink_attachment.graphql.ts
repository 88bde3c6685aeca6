/**
 * @generated SignedSource<<6673b2d9e7a96c57a90881e482b94644>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "Local" | "None" | "Remote";
import type { FragmentRefs } from "relay-runtime";
export type AttachmentLink_attachment$data = {
  readonly fileSize: number | null | undefined;
  readonly name: string | null | undefined;
  readonly type: AttachmentType;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "AttachmentLink_attachment";
};
export type AttachmentLink_attachment$key = {
  readonly " $data"?: AttachmentLink_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentLink_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttachmentLink_attachment",
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
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "aa77925b229814d5f1b49a1c988b7cfc";

export default node;
