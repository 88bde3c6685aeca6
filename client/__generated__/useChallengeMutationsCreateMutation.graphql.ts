/**
 * @generated SignedSource<<dfa98777df00e94b0855431c7e72cd86>>
 * @relayHash d1a96fccd0bfba9ab32292d94cc4d554
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3f99e835617843f9f13e02990820f2ac1f238044ba3e0221f9091815b846b39

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachmentType = "Local" | "None" | "Remote";
export type AttemptMode = "Cooldown" | "Lockout";
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
export type FlagKind = "CaseInsensitive" | "Exact" | "Regex";
export type LockedView = "Card" | "Hidden";
export type ScoreCurve = "Exponential" | "Fixed" | "Linear" | "Logarithmic" | "Table";
export type CreateChallengeInput = {
  attachment?: AttachmentInput | null | undefined;
  attemptMode?: AttemptMode | null | undefined;
  category?: ChallengeCategory | null | undefined;
  closeAt?: string | null | undefined;
  containerExposePort?: number | null | undefined;
  containerImage?: string | null | undefined;
  content?: string | null | undefined;
  cooldownSeconds?: number | null | undefined;
  cpuTenths?: number | null | undefined;
  decaySolves?: number | null | undefined;
  decidesTies?: boolean | null | undefined;
  disableBloodBonus?: boolean | null | undefined;
  enableTrafficCapture?: boolean | null | undefined;
  fileName?: string | null | undefined;
  flagTemplate?: string | null | undefined;
  flags?: ReadonlyArray<FlagInput> | null | undefined;
  gameId: string;
  hints?: ReadonlyArray<string> | null | undefined;
  isEnabled?: boolean | null | undefined;
  lockedView?: LockedView | null | undefined;
  memoryLimitMib?: number | null | undefined;
  minScoreRate?: number | null | undefined;
  originalScore?: number | null | undefined;
  reason?: string | null | undefined;
  releaseAt?: string | null | undefined;
  requiredChallengeIds?: ReadonlyArray<string> | null | undefined;
  scoreCurve?: ScoreCurve | null | undefined;
  scoreTable?: ReadonlyArray<number> | null | undefined;
  source?: ChallengeSourceInput | null | undefined;
  sourceKey?: string | null | undefined;
  storageLimitMib?: number | null | undefined;
  submissionLimit?: number | null | undefined;
  title: string;
  type?: ChallengeType | null | undefined;
  unlockCount?: number | null | undefined;
  validateOnly?: boolean | null | undefined;
  warmInstances?: number | null | undefined;
};
export type AttachmentInput = {
  attachmentType: AttachmentType;
  file?: null | null | undefined;
  fileHash?: string | null | undefined;
  fileName?: string | null | undefined;
  remoteUrl?: string | null | undefined;
};
export type FlagInput = {
  attachmentType?: AttachmentType | null | undefined;
  counterexamples?: ReadonlyArray<string> | null | undefined;
  examples?: ReadonlyArray<string> | null | undefined;
  fileHash?: string | null | undefined;
  fileName?: string | null | undefined;
  flag: string;
  isBait?: boolean | null | undefined;
  kind?: FlagKind | null | undefined;
  remoteUrl?: string | null | undefined;
};
export type ChallengeSourceInput = {
  document: string;
  format: string;
};
export type useChallengeMutationsCreateMutation$variables = {
  input: CreateChallengeInput;
};
export type useChallengeMutationsCreateMutation$data = {
  readonly createChallenge: {
    readonly __typename: string;
    readonly challenge?: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useMutationResult_error">;
    } | null | undefined;
  } | null | undefined;
};
export type useChallengeMutationsCreateMutation = {
  response: useChallengeMutationsCreateMutation$data;
  variables: useChallengeMutationsCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Challenge",
      "kind": "LinkedField",
      "name": "challenge",
      "plural": false,
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
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreateChallengePayload",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "retryAfterSeconds",
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "RateLimitedError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChallengeMutationsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createChallenge",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useMutationResult_error",
                  "selections": [
                    (v2/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChallengeMutationsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createChallenge",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c3f99e835617843f9f13e02990820f2ac1f238044ba3e0221f9091815b846b39",
    "metadata": {},
    "name": "useChallengeMutationsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9b3f16ee914ed3d5895640c1972b5789";

export default node;
