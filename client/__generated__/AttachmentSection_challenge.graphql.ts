/**
 * @generated SignedSource<<b78438fd48fa4ad8cae0ca0e276559cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type AttachmentSection_challenge$data = {
  readonly type: ChallengeType;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentField_challenge">;
  readonly " $fragmentType": "AttachmentSection_challenge";
};
export type AttachmentSection_challenge$key = {
  readonly " $data"?: AttachmentSection_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentSection_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttachmentSection_challenge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttachmentField_challenge"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "1fe55cf9568b0a37f280f5e2f372cc93";

export default node;
