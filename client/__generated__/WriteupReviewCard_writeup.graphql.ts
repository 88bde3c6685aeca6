/**
 * @generated SignedSource<<583cfabb9e9ba5691c6ddb65f8e47be9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WriteupKind = "Link" | "Pdf" | "Text";
export type WriteupState = "Published" | "Refused" | "Waiting";
import type { FragmentRefs } from "relay-runtime";
export type WriteupReviewCard_writeup$data = {
  readonly challenges: ReadonlyArray<{
    readonly title: string;
  }>;
  readonly id: string;
  readonly kind: WriteupKind;
  readonly refusal: string | null | undefined;
  readonly state: WriteupState;
  readonly submittedAt: string;
  readonly teamName: string;
  readonly userName: string | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupBody_writeup">;
  readonly " $fragmentType": "WriteupReviewCard_writeup";
};
export type WriteupReviewCard_writeup$key = {
  readonly " $data"?: WriteupReviewCard_writeup$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupReviewCard_writeup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupReviewCard_writeup",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WriteupChallenge",
      "kind": "LinkedField",
      "name": "challenges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WriteupBody_writeup"
    }
  ],
  "type": "SharedWriteup",
  "abstractKey": null
};

(node as any).hash = "ef1b570bb8aad090d61bb93dd2bfc84e";

export default node;
