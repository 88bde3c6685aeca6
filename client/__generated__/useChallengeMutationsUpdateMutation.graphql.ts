/**
 * @generated SignedSource<<50d76defd35ab8556f4be21551052e53>>
 * @relayHash bbc86531950074f5e9c3ed59368ae97a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 921a9b2f00e4717a937de2a2c1720fb0a5d29cd0075fdddd61977c580f78e9e2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type ErrorCode = "ACCOUNT_ASK_ADMIN_FOR_CHANGE" | "ACCOUNT_ASK_ADMIN_FOR_RESET" | "ACCOUNT_BAD_EMAIL_LINK" | "ACCOUNT_BAD_RESET_LINK" | "ACCOUNT_BANNED" | "ACCOUNT_EMAIL_VERIFY_FAILED" | "ACCOUNT_REGISTER_CLOSED" | "ACCOUNT_WRONG_CREDENTIALS" | "API_TOKEN_NOT_FOUND" | "ASSET_BROKEN_UPLOAD" | "ASSET_DELETE_FAILED" | "ASSET_DISK_FULL" | "ASSET_IO_ERROR" | "ASSET_NOT_AN_IMAGE" | "ASSET_NOT_FOUND" | "ASSET_PICTURE_EMPTY" | "ASSET_PICTURE_TOO_LARGE" | "ASSET_STORAGE_AWAY" | "ASSET_TOO_LARGE" | "AUTH_BAD_TOKEN" | "AUTH_CROSS_ORIGIN" | "AUTH_FORBIDDEN" | "AUTH_LOGIN_REQUIRED" | "AUTH_PASSWORD_NEEDED" | "AUTH_SCOPE_MISSING" | "AUTH_SESSION_REQUIRED" | "AUTH_XSRF_MISMATCH" | "BACKUP_RUNNING" | "BAD_REQUEST" | "CAPTCHA_FAILED" | "CAPTCHA_NO_POW" | "CAPTCHA_REQUIRED" | "CAPTURE_DELETE_FAILED" | "CAPTURE_NOT_FOUND" | "CAPTURE_NO_CAPTURES" | "CHALLENGE_ATTACHMENTS_GONE" | "CHALLENGE_ATTACHMENT_PER_FLAG" | "CHALLENGE_NOT_FOUND" | "CHALLENGE_NO_FLAG" | "CONTAINER_COOLDOWN" | "CONTAINER_DESTROY_FAILED" | "CONTAINER_FAILURE_EXITED" | "CONTAINER_FAILURE_FAILED" | "CONTAINER_FAILURE_FULL" | "CONTAINER_FAILURE_IMAGE" | "CONTAINER_FAILURE_OFF" | "CONTAINER_FAILURE_OPEN" | "CONTAINER_FAILURE_UNREACHABLE" | "CONTAINER_GONE" | "CONTAINER_LIMIT" | "CONTAINER_NONE" | "CONTAINER_NOT_CONFIGURED" | "CONTAINER_NOT_FOUND" | "CONTAINER_NOT_OF_THIS_TYPE" | "CONTAINER_OFF" | "CONTAINER_RUNNING" | "CONTAINER_STARTING" | "CONTAINER_STOPPING" | "CONTAINER_TOO_EARLY" | "FELL_BEHIND" | "FLAG_NOT_FOUND" | "GAME_ENDED" | "GAME_NOT_FOUND" | "GAME_NOT_STARTED" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "HTTP_BAD_ADDRESS" | "HTTP_BAD_HOST" | "HTTP_BODY_TOO_LARGE" | "HTTP_BUSY" | "HTTP_DATABASE_FULL" | "HTTP_MALFORMED_FORM" | "HTTP_MALFORMED_JSON" | "HTTP_MALFORMED_OPERATION_FORM" | "HTTP_METHOD_NOT_ALLOWED" | "HTTP_NOT_FOUND" | "HTTP_PLAIN_FORM" | "HTTP_SERVER_ERROR" | "HTTP_UNAVAILABLE" | "HTTP_UNSUPPORTED_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | "INVALID_INPUT" | "LIMITS_FELL_BEHIND" | "LIMITS_TOO_MANY_MAILS" | "LIMITS_TOO_MANY_OPEN" | "LIMITS_TOO_MANY_REQUESTS" | "MAIL_NO_DEAD_LETTER" | "MAIL_SEND_FAILED" | "NOTICE_NOT_EDITABLE" | "NOTICE_NOT_FOUND" | "OPERATION_TOO_LARGE" | "PARTICIPATION_ALREADY_JOINED" | "PARTICIPATION_CANNOT_LEAVE" | "PARTICIPATION_HIDDEN_WITHOUT_CODE" | "PARTICIPATION_NOT_ACCEPTED" | "PARTICIPATION_NOT_FOUND" | "PARTICIPATION_NOT_IN_TEAM" | "PARTICIPATION_NOT_JOINED" | "PARTICIPATION_TOO_MANY_MEMBERS" | "PERSISTED_QUERY_NOT_IN_LIST" | "POST_NOT_FOUND" | "PROXY_ADDRESS_UNRESOLVED" | "PROXY_BAD_CLIENT_ADDRESS" | "PROXY_DISABLED" | "PROXY_TOO_MANY_CONNECTIONS" | "PROXY_UNREACHABLE" | "SERVER_STOPPING" | "SESSION_NOT_FOUND" | "SHEET_FAILED" | "SHEET_NO_TEAMS" | "SUBMISSION_NOT_FOUND" | "TEAM_ALREADY_MEMBER" | "TEAM_CAPTAIN_ONLY" | "TEAM_LOCKED" | "TEAM_NEW_CAPTAIN_NOT_FOUND" | "TEAM_NEW_CAPTAIN_NOT_MEMBER" | "TEAM_NEW_CAPTAIN_TOO_MANY" | "TEAM_NOT_FOUND" | "TEAM_NOT_FOUND_NAMED" | "TEAM_NOT_IN_TEAM" | "TEAM_SIGNATURE_INVALID" | "TEAM_TOO_MANY" | "TEAM_TRANSFER_FIRST" | "TEAM_USER_NOT_IN_TEAM" | "UNAVAILABLE" | "USER_IS_CAPTAIN" | "USER_NOT_FOUND" | "USER_OWN_ROLE" | "USER_SELF" | "WRITEUP_EMPTY" | "WRITEUP_NOT_PDF" | "WRITEUP_NOT_WANTED" | "WRITEUP_TOO_LARGE" | "WRITEUP_TOO_LATE";
export type UpdateChallengeInput = {
  category?: ChallengeCategory | null | undefined;
  challengeId: number;
  containerExposePort?: number | null | undefined;
  containerImage?: string | null | undefined;
  content?: string | null | undefined;
  cpuCount?: number | null | undefined;
  difficulty?: number | null | undefined;
  disableBloodBonus?: boolean | null | undefined;
  enableTrafficCapture?: boolean | null | undefined;
  fileName?: string | null | undefined;
  flagTemplate?: string | null | undefined;
  gameId: number;
  hints?: ReadonlyArray<string> | null | undefined;
  isEnabled?: boolean | null | undefined;
  memoryLimit?: number | null | undefined;
  minScoreRate?: number | null | undefined;
  originalScore?: number | null | undefined;
  storageLimit?: number | null | undefined;
  title?: string | null | undefined;
};
export type useChallengeMutationsUpdateMutation$variables = {
  input: UpdateChallengeInput;
};
export type useChallengeMutationsUpdateMutation$data = {
  readonly updateChallenge: {
    readonly __typename: string;
    readonly challenge?: {
      readonly isEnabled: boolean | null | undefined;
      readonly score: number;
      readonly " $fragmentSpreads": FragmentRefs<"AdminChallengeRow_challenge" | "ChallengeEditor_challenge">;
    };
    readonly code?: ErrorCode;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useChallengeMutationsUpdateMutation = {
  response: useChallengeMutationsUpdateMutation$data;
  variables: useChallengeMutationsUpdateMutation$variables;
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
  "name": "isEnabled",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
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
    (v5/*:: as any*/),
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
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChallengeMutationsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateChallenge",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AdminChallengeRow_challenge"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ChallengeEditor_challenge"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateChallengePayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
    "name": "useChallengeMutationsUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateChallenge",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
                  (v8/*:: as any*/),
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
                    "name": "minScore",
                    "storageKey": null
                  },
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "solvedAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
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
                    "name": "content",
                    "storageKey": null
                  },
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
                    "name": "cpuCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "memoryLimit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "storageLimit",
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
                    "name": "disableBloodBonus",
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
                    "name": "difficulty",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Attachment",
                    "kind": "LinkedField",
                    "name": "challengeAttachment",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      },
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
                        "name": "fileSize",
                        "storageKey": null
                      }
                    ],
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
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Instance",
                    "kind": "LinkedField",
                    "name": "testInstance",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "entry",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isProxied",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isTest",
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "progress",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "queuedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "startedAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateChallengePayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "921a9b2f00e4717a937de2a2c1720fb0a5d29cd0075fdddd61977c580f78e9e2",
    "metadata": {},
    "name": "useChallengeMutationsUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3f07b621a11b40bf5322736dfa63d03";

export default node;
