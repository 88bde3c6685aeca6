/**
 * @generated SignedSource<<05ece27cfd4779c75fdf9792dc772490>>
 * @relayHash e9bca72819bd6fed3c73df9b02f2d93e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6123dfb8b009955a9e1141737ba9d4b08111edac2de239ee51be3f0023ff394

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayerWriteups = "AfterApproval" | "AtOnce" | "Off";
export type UpdateGameInput = {
  acceptWithoutReview?: boolean | null | undefined;
  bloodBonus?: BloodBonusInput | null | undefined;
  bloodBonusPoints?: ReadonlyArray<number> | null | undefined;
  containerCountLimit?: number | null | undefined;
  content?: string | null | undefined;
  divisions?: ReadonlyArray<string> | null | undefined;
  embedOrigins?: ReadonlyArray<string> | null | undefined;
  end?: string | null | undefined;
  freezeAt?: string | null | undefined;
  gameId: string;
  hasCompatibleApis?: boolean | null | undefined;
  hasFlagBox?: boolean | null | undefined;
  hidden?: boolean | null | undefined;
  inviteCode?: string | null | undefined;
  playerWriteups?: PlayerWriteups | null | undefined;
  practiceMode?: boolean | null | undefined;
  reason?: string | null | undefined;
  revision?: string | null | undefined;
  start?: string | null | undefined;
  summary?: string | null | undefined;
  teamMemberCountLimit?: number | null | undefined;
  title?: string | null | undefined;
  writeupDeadline?: string | null | undefined;
  writeupNote?: string | null | undefined;
  writeupRequired?: boolean | null | undefined;
};
export type BloodBonusInput = {
  first: number;
  second: number;
  third: number;
};
export type EmbedOriginsMutation$variables = {
  input: UpdateGameInput;
};
export type EmbedOriginsMutation$data = {
  readonly updateGame: {
    readonly __typename: string;
    readonly game?: {
      readonly " $fragmentSpreads": FragmentRefs<"EmbedOrigins_game">;
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useMutationResult_error">;
    } | null | undefined;
  } | null | undefined;
};
export type EmbedOriginsMutation = {
  response: EmbedOriginsMutation$data;
  variables: EmbedOriginsMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
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
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "retryAfterSeconds",
    "storageKey": null
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "RateLimitedError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmbedOriginsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateGame",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "EmbedOrigins_game"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateGamePayload",
            "abstractKey": null
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useMutationResult_error",
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/)
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
    "name": "EmbedOriginsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateGame",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
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
                    "name": "embedOrigins",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateGamePayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
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
    "id": "f6123dfb8b009955a9e1141737ba9d4b08111edac2de239ee51be3f0023ff394",
    "metadata": {},
    "name": "EmbedOriginsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d0577d04e188b6d63e26bacd078475e";

export default node;
