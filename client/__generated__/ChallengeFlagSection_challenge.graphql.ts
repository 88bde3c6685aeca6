/**
 * @generated SignedSource<<7bc1c5bb39560f21eb076221ac82c10e>>
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
    readonly isBait: boolean;
  }> | null | undefined;
  readonly id: string;
  readonly type: ChallengeType;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentField_challenge">;
  readonly " $fragmentType": "ChallengeFlagSection_challenge";
};
export type ChallengeFlagSection_challenge$key = {
  readonly " $data"?: ChallengeFlagSection_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeFlagSection_challenge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeFlagSection_challenge",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBait",
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
})();

(node as any).hash = "8ffb21b32be227e5f6a6e7409954eb2b";

export default node;
