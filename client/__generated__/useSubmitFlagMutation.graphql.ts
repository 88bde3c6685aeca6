/**
 * @generated SignedSource<<42d85f34187df99336ae510486a3d9f6>>
 * @relayHash 165486c6c820620e3dd6b5810e70676a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e196c4871bd2e8ec4367b9543e5437d45c891727aa894658e1a522f0dd5067ac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerResult = "Accepted" | "CheatDetected" | "FlagSubmitted" | "NotFound" | "WrongAnswer";
export type ErrorCode = "ACCOUNT_ASK_ADMIN_FOR_CHANGE" | "ACCOUNT_ASK_ADMIN_FOR_RESET" | "ACCOUNT_BAD_EMAIL_LINK" | "ACCOUNT_BAD_RESET_LINK" | "ACCOUNT_BANNED" | "ACCOUNT_EMAIL_VERIFY_FAILED" | "ACCOUNT_REGISTER_CLOSED" | "ACCOUNT_WRONG_CREDENTIALS" | "API_TOKEN_NOT_FOUND" | "ASSET_BROKEN_UPLOAD" | "ASSET_DELETE_FAILED" | "ASSET_DISK_FULL" | "ASSET_IO_ERROR" | "ASSET_NOT_AN_IMAGE" | "ASSET_NOT_FOUND" | "ASSET_PICTURE_EMPTY" | "ASSET_PICTURE_TOO_LARGE" | "ASSET_STORAGE_AWAY" | "ASSET_TOO_LARGE" | "AUTH_BAD_TOKEN" | "AUTH_CROSS_ORIGIN" | "AUTH_FORBIDDEN" | "AUTH_LOGIN_REQUIRED" | "AUTH_PASSWORD_NEEDED" | "AUTH_SCOPE_MISSING" | "AUTH_SESSION_REQUIRED" | "AUTH_XSRF_MISMATCH" | "BACKUP_RUNNING" | "BAD_REQUEST" | "CAPTCHA_FAILED" | "CAPTCHA_NO_POW" | "CAPTCHA_REQUIRED" | "CAPTURE_DELETE_FAILED" | "CAPTURE_NOT_FOUND" | "CAPTURE_NO_CAPTURES" | "CHALLENGE_ATTACHMENTS_GONE" | "CHALLENGE_ATTACHMENT_PER_FLAG" | "CHALLENGE_NOT_FOUND" | "CHALLENGE_NO_FLAG" | "CONTAINER_COOLDOWN" | "CONTAINER_DESTROY_FAILED" | "CONTAINER_FAILURE_EXITED" | "CONTAINER_FAILURE_FAILED" | "CONTAINER_FAILURE_FULL" | "CONTAINER_FAILURE_IMAGE" | "CONTAINER_FAILURE_OFF" | "CONTAINER_FAILURE_OPEN" | "CONTAINER_FAILURE_UNREACHABLE" | "CONTAINER_GONE" | "CONTAINER_LIMIT" | "CONTAINER_NONE" | "CONTAINER_NOT_CONFIGURED" | "CONTAINER_NOT_FOUND" | "CONTAINER_NOT_OF_THIS_TYPE" | "CONTAINER_OFF" | "CONTAINER_RUNNING" | "CONTAINER_STARTING" | "CONTAINER_STOPPING" | "CONTAINER_TOO_EARLY" | "FELL_BEHIND" | "FLAG_NOT_FOUND" | "GAME_ENDED" | "GAME_NOT_FOUND" | "GAME_NOT_STARTED" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "HTTP_BAD_ADDRESS" | "HTTP_BAD_HOST" | "HTTP_BODY_TOO_LARGE" | "HTTP_BUSY" | "HTTP_DATABASE_FULL" | "HTTP_MALFORMED_FORM" | "HTTP_MALFORMED_JSON" | "HTTP_MALFORMED_OPERATION_FORM" | "HTTP_METHOD_NOT_ALLOWED" | "HTTP_NOT_FOUND" | "HTTP_PLAIN_FORM" | "HTTP_SERVER_ERROR" | "HTTP_UNAVAILABLE" | "HTTP_UNSUPPORTED_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | "INVALID_INPUT" | "LIMITS_FELL_BEHIND" | "LIMITS_TOO_MANY_MAILS" | "LIMITS_TOO_MANY_OPEN" | "LIMITS_TOO_MANY_REQUESTS" | "MAIL_NO_DEAD_LETTER" | "MAIL_SEND_FAILED" | "NOTICE_NOT_EDITABLE" | "NOTICE_NOT_FOUND" | "OPERATION_TOO_LARGE" | "PARTICIPATION_ALREADY_JOINED" | "PARTICIPATION_CANNOT_LEAVE" | "PARTICIPATION_HIDDEN_WITHOUT_CODE" | "PARTICIPATION_NOT_ACCEPTED" | "PARTICIPATION_NOT_FOUND" | "PARTICIPATION_NOT_IN_TEAM" | "PARTICIPATION_NOT_JOINED" | "PARTICIPATION_TOO_MANY_MEMBERS" | "PERSISTED_QUERY_NOT_IN_LIST" | "POST_NOT_FOUND" | "PROXY_ADDRESS_UNRESOLVED" | "PROXY_BAD_CLIENT_ADDRESS" | "PROXY_DISABLED" | "PROXY_TOO_MANY_CONNECTIONS" | "PROXY_UNREACHABLE" | "SERVER_STOPPING" | "SESSION_NOT_FOUND" | "SHEET_FAILED" | "SHEET_NO_TEAMS" | "SUBMISSION_NOT_FOUND" | "TEAM_ALREADY_MEMBER" | "TEAM_CAPTAIN_ONLY" | "TEAM_LOCKED" | "TEAM_NEW_CAPTAIN_NOT_FOUND" | "TEAM_NEW_CAPTAIN_NOT_MEMBER" | "TEAM_NEW_CAPTAIN_TOO_MANY" | "TEAM_NOT_FOUND" | "TEAM_NOT_FOUND_NAMED" | "TEAM_NOT_IN_TEAM" | "TEAM_SIGNATURE_INVALID" | "TEAM_TOO_MANY" | "TEAM_TRANSFER_FIRST" | "TEAM_USER_NOT_IN_TEAM" | "UNAVAILABLE" | "USER_IS_CAPTAIN" | "USER_NOT_FOUND" | "USER_OWN_ROLE" | "USER_SELF" | "WRITEUP_EMPTY" | "WRITEUP_NOT_PDF" | "WRITEUP_NOT_WANTED" | "WRITEUP_TOO_LARGE" | "WRITEUP_TOO_LATE";
export type SubmissionType = "FirstBlood" | "Normal" | "SecondBlood" | "ThirdBlood" | "Unaccepted";
export type SubmitFlagInput = {
  challengeId: number;
  flag: string;
  gameId: number;
};
export type useSubmitFlagMutation$variables = {
  input: SubmitFlagInput;
};
export type useSubmitFlagMutation$data = {
  readonly submitFlag: {
    readonly __typename: string;
    readonly challenge?: {
      readonly isSolved: boolean;
      readonly viewerSolve: {
        readonly solvedAt: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"AttemptList_challenge" | "BloodList_challenge" | "ChallengeCard_challenge" | "FlagBar_challenge">;
    } | null | undefined;
    readonly code?: ErrorCode;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly participation?: {
      readonly rank: {
        readonly rank: number;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"TeamPanel_participation" | "TeamStrip_participation">;
    } | null | undefined;
    readonly retryAfterSeconds?: number;
    readonly submission?: {
      readonly points: number | null | undefined;
      readonly status: AnswerResult;
      readonly submittedAt: string;
      readonly type: SubmissionType;
    };
  };
};
export type useSubmitFlagMutation = {
  response: useSubmitFlagMutation$data;
  variables: useSubmitFlagMutation$variables;
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
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSolved",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solvedAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rank",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": [
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v12 = {
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
        (v10/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfterSeconds",
      "storageKey": null
    }
  ],
  "type": "RateLimitedError",
  "abstractKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubmitFlagMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "submitFlag",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Submission",
                "kind": "LinkedField",
                "name": "submission",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Challenge",
                "kind": "LinkedField",
                "name": "challenge",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ViewerSolve",
                    "kind": "LinkedField",
                    "name": "viewerSolve",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ChallengeCard_challenge"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "FlagBar_challenge"
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Participation",
                "kind": "LinkedField",
                "name": "participation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ScoreboardEntry",
                    "kind": "LinkedField",
                    "name": "rank",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TeamPanel_participation"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TeamStrip_participation"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SubmitFlagPayload",
            "abstractKey": null
          },
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
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
    "name": "useSubmitFlagMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "submitFlag",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Submission",
                "kind": "LinkedField",
                "name": "submission",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Challenge",
                "kind": "LinkedField",
                "name": "challenge",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ViewerSolve",
                    "kind": "LinkedField",
                    "name": "viewerSolve",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v4/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  },
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
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "solvedCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Blood",
                    "kind": "LinkedField",
                    "name": "bloods",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "teamName",
                        "storageKey": null
                      },
                      (v8/*:: as any*/)
                    ],
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
                    "concreteType": "Submission",
                    "kind": "LinkedField",
                    "name": "viewerSubmissions",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "answer",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      (v6/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Participation",
                "kind": "LinkedField",
                "name": "participation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ScoreboardEntry",
                    "kind": "LinkedField",
                    "name": "rank",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "divisionRank",
                        "storageKey": null
                      },
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Team",
                    "kind": "LinkedField",
                    "name": "team",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "avatarUrl",
                        "storageKey": null
                      },
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "division",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "solvedChallengeIds",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "token",
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SubmitFlagPayload",
            "abstractKey": null
          },
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e196c4871bd2e8ec4367b9543e5437d45c891727aa894658e1a522f0dd5067ac",
    "metadata": {},
    "name": "useSubmitFlagMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37e2aef22b87dccc82053f5395457e13";

export default node;
