/**
 * @generated SignedSource<<6e3ac3e7968d8d6587405871a6c455f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeFlagSection_challenge$data = {
  readonly databaseId: number;
  readonly flags: ReadonlyArray<{
    readonly flag: string;
    readonly id: string;
    readonly isBait: boolean;
  }> | null | undefined;
  readonly type: ChallengeType;
  readonly " $fragmentType": "ChallengeFlagSection_challenge";
};
export type ChallengeFlagSection_challenge$key = {
  readonly " $data"?: ChallengeFlagSection_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeFlagSection_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeFlagSection_challenge",
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flag",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBait",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "ffd2b820ee8786a5eae30b2b352c3259";

export default node;
