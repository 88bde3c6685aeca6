/**
 * @generated SignedSource<<5cb756cebec09979435374a855e0b736>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "Local" | "None" | "Remote";
export type AttemptMode = "Cooldown" | "Lockout";
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeDialogContent_challenge$data = {
  readonly attachment: {
    readonly type: AttachmentType;
    readonly " $fragmentSpreads": FragmentRefs<"AttachmentLink_attachment">;
  } | null | undefined;
  readonly attemptMode: AttemptMode;
  readonly closeAt: string | null | undefined;
  readonly content: string;
  readonly extraHints: ReadonlyArray<{
    readonly content: string | null | undefined;
  }>;
  readonly hints: ReadonlyArray<string>;
  readonly id: string;
  readonly isSolved: boolean;
  readonly type: ChallengeType;
  readonly viewerAttempts: {
    readonly leftCount: number;
    readonly resumesAt: string | null | undefined;
  } | null | undefined;
  readonly writeupCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptList_challenge" | "BloodList_challenge" | "ExtraHints_challenge" | "InstancePanel_challenge" | "PlayScoreCurve_challenge" | "RatingPanel_challenge">;
  readonly " $fragmentType": "ChallengeDialogContent_challenge";
};
export type ChallengeDialogContent_challenge$key = {
  readonly " $data"?: ChallengeDialogContent_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeDialogContent_challenge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeDialogContent_challenge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attemptMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerAttempts",
      "kind": "LinkedField",
      "name": "viewerAttempts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leftCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resumesAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSolved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeupCount",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Hint",
      "kind": "LinkedField",
      "name": "extraHints",
      "plural": true,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExtraHints_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RatingPanel_challenge"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attachment",
      "kind": "LinkedField",
      "name": "attachment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttachmentLink_attachment"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstancePanel_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BloodList_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttemptList_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlayScoreCurve_challenge"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};
})();

(node as any).hash = "24f92b42577864eed26f419677e2cc5d";

export default node;
