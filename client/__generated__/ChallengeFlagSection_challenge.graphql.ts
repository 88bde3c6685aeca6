/**
 * @generated SignedSource<<a577dd5a27b4c1b4008b59aa07675dcf>>
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
    readonly id: string;
  }> | null | undefined;
  readonly type: ChallengeType;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentField_challenge">;
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
        }
      ],
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

(node as any).hash = "44ac920698b67500876811feb01dc08c";

export default node;
