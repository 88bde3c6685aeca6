/**
 * @generated SignedSource<<f33d97f11a29350b665f5cb60e29b168>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttemptMode = "Cooldown" | "Lockout";
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
export type LockedView = "Card" | "Hidden";
export type ScoreCurve = "Exponential" | "Fixed" | "Linear" | "Logarithmic" | "Table";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeEditor_challenge$data = {
  readonly attemptMode: AttemptMode;
  readonly category: ChallengeCategory;
  readonly closeAt: string | null | undefined;
  readonly containerExposePort: number | null | undefined;
  readonly containerImage: string | null | undefined;
  readonly content: string;
  readonly cooldownSeconds: number;
  readonly cpuTenths: number | null | undefined;
  readonly decaySolves: number | null | undefined;
  readonly decidesTies: boolean;
  readonly disableBloodBonus: boolean;
  readonly enableTrafficCapture: boolean | null | undefined;
  readonly extraHints: ReadonlyArray<{
    readonly content: string | null | undefined;
    readonly cost: number;
    readonly id: string;
    readonly releaseAt: string | null | undefined;
    readonly title: string;
  }>;
  readonly fileName: string | null | undefined;
  readonly flagTemplate: string | null | undefined;
  readonly hints: ReadonlyArray<string>;
  readonly id: string;
  readonly lockedView: LockedView | null | undefined;
  readonly memoryLimitMib: number | null | undefined;
  readonly minScoreRate: number | null | undefined;
  readonly originalScore: number | null | undefined;
  readonly releaseAt: string | null | undefined;
  readonly requiredChallenges: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly revision: string | null | undefined;
  readonly scoreCurve: ScoreCurve | null | undefined;
  readonly scoreTable: ReadonlyArray<number> | null | undefined;
  readonly solvedCount: number;
  readonly storageLimitMib: number | null | undefined;
  readonly submissionLimit: number;
  readonly title: string;
  readonly type: ChallengeType;
  readonly unlockCount: number | null | undefined;
  readonly warmInstances: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentSection_challenge" | "AttemptsPanel_challenge" | "BloodPanel_challenge" | "ChallengeEditorHead_challenge" | "ChallengeFlagSection_challenge" | "TestContainer_challenge">;
  readonly " $fragmentType": "ChallengeEditor_challenge";
};
export type ChallengeEditor_challenge$key = {
  readonly " $data"?: ChallengeEditor_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeEditor_challenge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "releaseAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeEditor_challenge",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v2/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flagTemplate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "containerImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "containerExposePort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cpuTenths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoryLimitMib",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storageLimitMib",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enableTrafficCapture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warmInstances",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disableBloodBonus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidesTies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minScoreRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decaySolves",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scoreCurve",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scoreTable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solvedCount",
      "storageKey": null
    },
    (v3/*:: as any*/),
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
      "name": "submissionLimit",
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
      "kind": "ScalarField",
      "name": "cooldownSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Challenge",
      "kind": "LinkedField",
      "name": "requiredChallenges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unlockCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockedView",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttachmentSection_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttemptsPanel_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChallengeEditorHead_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChallengeFlagSection_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BloodPanel_challenge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TestContainer_challenge"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};
})();

(node as any).hash = "d23ead8d0140cdc89ec129f15ffbbb88";

export default node;
