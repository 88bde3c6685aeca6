/**
 * @generated SignedSource<<dc553eebb554d1000387ad3abe9ffe69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type FlagManager_challenge$data = {
  readonly databaseId: number;
  readonly flags: ReadonlyArray<{
    readonly flag: string;
  }> | null | undefined;
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
      "name": "databaseId",
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

(node as any).hash = "20503509fb36ab2b5f739a595a6876e5";

export default node;
