/**
 * @generated SignedSource<<76f021d5796a71ec18a726fd7cb1589e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WriteupKind = "Link" | "Pdf" | "Text";
import type { FragmentRefs } from "relay-runtime";
export type WriteupBody_writeup$data = {
  readonly kind: WriteupKind;
  readonly text: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "WriteupBody_writeup";
};
export type WriteupBody_writeup$key = {
  readonly " $data"?: WriteupBody_writeup$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupBody_writeup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupBody_writeup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "SharedWriteup",
  "abstractKey": null
};

(node as any).hash = "234c791cfd6cac6335cbe58a88a90a51";

export default node;
