/**
 * @generated SignedSource<<530639579dd501380683067ea3a834e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type FlagManager_challenge$data = {
  readonly flags: ReadonlyArray<{
    readonly flag: string;
  }> | null | undefined;
  readonly id: string;
  readonly type: ChallengeType;
  readonly " $fragmentSpreads": FragmentRefs<"FlagTable_challenge">;
  readonly " $fragmentType": "FlagManager_challenge";
};
export type FlagManager_challenge$key = {
  readonly " $data"?: FlagManager_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagManager_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlagManager_challenge",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Flag",
      "kind": "LinkedField",
      "name": "flags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flag",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlagTable_challenge"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "cb6f05bff05275b91bf736c5ea8e1e32";

export default node;
