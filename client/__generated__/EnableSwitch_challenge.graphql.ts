/**
 * @generated SignedSource<<3883fb7ae5ac9a0a19ebcb305b87df41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type EnableSwitch_challenge$data = {
  readonly containerImage: string | null | undefined;
  readonly content: string;
  readonly id: string;
  readonly isEnabled: boolean | null | undefined;
  readonly isReleased: boolean | null | undefined;
  readonly title: string;
  readonly type: ChallengeType;
  readonly " $fragmentType": "EnableSwitch_challenge";
};
export type EnableSwitch_challenge$key = {
  readonly " $data"?: EnableSwitch_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnableSwitch_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnableSwitch_challenge",
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
      "name": "title",
      "storageKey": null
    },
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
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReleased",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "containerImage",
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "c8c8f8e9fe72a1557e09a3282dd0ad1f";

export default node;
