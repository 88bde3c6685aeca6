/**
 * @generated SignedSource<<c319811beefb03c6aa65f0a61616beba>>
 * @relayHash 423abe02356c71e14de9d40cfb67f77e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56faa98da7eed35cbb3973375ac85a00e08f12002933c689970edc6d13d54849

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_ASK_ADMIN_FOR_CHANGE" | "ACCOUNT_ASK_ADMIN_FOR_RESET" | "ACCOUNT_BAD_EMAIL_LINK" | "ACCOUNT_BAD_RESET_LINK" | "ACCOUNT_BANNED" | "ACCOUNT_EMAIL_VERIFY_FAILED" | "ACCOUNT_PASSWORD_LOG_IN_OFF" | "ACCOUNT_REGISTER_CLOSED" | "ACCOUNT_WRONG_CREDENTIALS" | "API_TOKEN_NOT_FOUND" | "ASSET_BROKEN_UPLOAD" | "ASSET_DELETE_FAILED" | "ASSET_DISK_FULL" | "ASSET_IN_USE" | "ASSET_IO_ERROR" | "ASSET_NOT_AN_IMAGE" | "ASSET_NOT_FOUND" | "ASSET_PICTURE_EMPTY" | "ASSET_PICTURE_TOO_LARGE" | "ASSET_PICTURE_TOO_LONG" | "ASSET_STORAGE_AWAY" | "ASSET_TOO_LARGE" | "AUTH_BAD_TOKEN" | "AUTH_CROSS_ORIGIN" | "AUTH_FORBIDDEN" | "AUTH_LOGIN_REQUIRED" | "AUTH_PASSWORD_NEEDED" | "AUTH_SCOPE_MISSING" | "AUTH_SECOND_FACTOR_NEEDED" | "AUTH_SESSION_REQUIRED" | "AUTH_XSRF_MISMATCH" | "AWARD_KEY_USED" | "AWARD_NOT_FOUND" | "BACKUP_RUNNING" | "BAD_REQUEST" | "CAPTCHA_FAILED" | "CAPTCHA_NO_POW" | "CAPTCHA_REQUIRED" | "CAPTURE_DELETE_FAILED" | "CAPTURE_NOT_FOUND" | "CAPTURE_NO_CAPTURES" | "CERTIFICATE_NAME_NOT_SHOWN" | "CERTIFICATE_NOT_ENTITLED" | "CERTIFICATE_NOT_FINAL" | "CERTIFICATE_NOT_FOUND" | "CERTIFICATE_NOT_VALID" | "CERTIFICATE_NOT_WITHDRAWN" | "CERTIFICATE_WITHDRAWN" | "CHALLENGE_ATTACHMENTS_GONE" | "CHALLENGE_ATTACHMENT_PER_FLAG" | "CHALLENGE_ATTEMPTS_PAUSED" | "CHALLENGE_ATTEMPTS_USED" | "CHALLENGE_CLOSED" | "CHALLENGE_IMPORT_ENDED" | "CHALLENGE_IMPORT_RUNNING" | "CHALLENGE_NOT_FOUND" | "CHALLENGE_NO_FLAG" | "CHALLENGE_REQUIREMENT_CYCLE" | "CHALLENGE_SOURCE_KEY_TAKEN" | "CONTAINER_COOLDOWN" | "CONTAINER_DESTROY_FAILED" | "CONTAINER_FAILURE_EXITED" | "CONTAINER_FAILURE_FAILED" | "CONTAINER_FAILURE_FULL" | "CONTAINER_FAILURE_IMAGE" | "CONTAINER_FAILURE_OFF" | "CONTAINER_FAILURE_OPEN" | "CONTAINER_FAILURE_UNREACHABLE" | "CONTAINER_GONE" | "CONTAINER_LIMIT" | "CONTAINER_NONE" | "CONTAINER_NOT_CONFIGURED" | "CONTAINER_NOT_FOUND" | "CONTAINER_NOT_OF_THIS_TYPE" | "CONTAINER_OFF" | "CONTAINER_RUNNING" | "CONTAINER_STARTING" | "CONTAINER_STOPPING" | "CONTAINER_TOO_EARLY" | "CURSOR_TOO_OLD" | "EDIT_CHANGED_MEANWHILE" | "FELL_BEHIND" | "FLAG_NOT_FOUND" | "GAME_ALREADY_FINAL" | "GAME_ALREADY_PAUSED" | "GAME_BOARD_CURSOR_EXPIRED" | "GAME_DIVISION_NOT_FOUND" | "GAME_ENDED" | "GAME_FINALIZED" | "GAME_FINALIZED_END" | "GAME_FINALIZE_NOT_ENDED" | "GAME_FREEZE_PASSED" | "GAME_NOT_ENDED" | "GAME_NOT_FINAL" | "GAME_NOT_FOUND" | "GAME_NOT_PAUSED" | "GAME_NOT_STARTED" | "GAME_NO_FLAG_BOX" | "GAME_NO_FREEZE" | "GAME_PACKAGE_BAD_DOCUMENT" | "GAME_PACKAGE_BAD_ROW" | "GAME_PACKAGE_CONTRADICTION" | "GAME_PACKAGE_DAMAGED" | "GAME_PACKAGE_DOCUMENT_TOO_LARGE" | "GAME_PACKAGE_LOSSES" | "GAME_PACKAGE_NEWER" | "GAME_PACKAGE_OTHER_FORMAT" | "GAME_PACKAGE_OTHER_PLATFORM" | "GAME_PACKAGE_TOO_LARGE" | "GAME_PACKAGE_TOO_MANY_ENTRIES" | "GAME_PAUSED" | "GAME_REVEALED" | "GAME_TIMES_CHANGED" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "HINT_NOT_FOUND" | "HINT_TOO_EXPENSIVE" | "HTTP_BAD_ADDRESS" | "HTTP_BAD_HOST" | "HTTP_BODY_TOO_LARGE" | "HTTP_BUSY" | "HTTP_DATABASE_FULL" | "HTTP_MALFORMED_FORM" | "HTTP_MALFORMED_JSON" | "HTTP_MALFORMED_OPERATION_FORM" | "HTTP_METHOD_NOT_ALLOWED" | "HTTP_NOT_FOUND" | "HTTP_PLAIN_FORM" | "HTTP_READS_ONLY" | "HTTP_SEARCHES_BUSY" | "HTTP_SEARCH_TOO_SLOW" | "HTTP_SERVER_ERROR" | "HTTP_UNAVAILABLE" | "HTTP_UNSUPPORTED_MEDIA_TYPE" | "HTTP_UPGRADE_REMOVED" | "IDENTITY_DISCOVERY_FAILED" | "IDENTITY_ISSUER_MOVED" | "IDENTITY_LAST_WAY_IN" | "IDENTITY_LINKED_ALREADY" | "IDENTITY_LINK_FIRST" | "IDENTITY_NOT_FOUND" | "IDENTITY_NO_PROVIDER" | "INTERNAL_SERVER_ERROR" | "INVALID_INPUT" | "LIMITS_CURSOR_TOO_OLD" | "LIMITS_FELL_BEHIND" | "LIMITS_TOO_MANY_MAILS" | "LIMITS_TOO_MANY_OPEN" | "LIMITS_TOO_MANY_REQUESTS" | "MAIL_NO_DEAD_LETTER" | "MAIL_SEND_FAILED" | "NOTICE_NOT_EDITABLE" | "NOTICE_NOT_FOUND" | "OPERATION_TOO_LARGE" | "PARTICIPATION_ALREADY_JOINED" | "PARTICIPATION_CANNOT_LEAVE" | "PARTICIPATION_HIDDEN_WITHOUT_CODE" | "PARTICIPATION_NOT_ACCEPTED" | "PARTICIPATION_NOT_FOUND" | "PARTICIPATION_NOT_IN_TEAM" | "PARTICIPATION_NOT_JOINED" | "PARTICIPATION_TOO_MANY_MEMBERS" | "PASSKEY_EXPIRED" | "PASSKEY_FAILED" | "PASSKEY_LAST_WAY_IN" | "PASSKEY_NOT_FOUND" | "PASSKEY_OF_OTHER" | "PASSKEY_TOO_MANY" | "PASSKEY_UNKNOWN" | "PAST_GAME_EXISTS" | "PAST_GAME_NOT_FOUND" | "PERSISTED_QUERY_NOT_SUPPORTED" | "POST_NOT_FOUND" | "PROXY_ADDRESS_UNRESOLVED" | "PROXY_BAD_CLIENT_ADDRESS" | "PROXY_DISABLED" | "PROXY_TOO_MANY_CONNECTIONS" | "PROXY_UNREACHABLE" | "RATING_CLOSED" | "RATING_NOT_FOUND" | "RATING_NOT_SOLVED" | "SECOND_FACTOR_NEEDED" | "SECOND_FACTOR_NONE" | "SECOND_FACTOR_NOT_STARTED" | "SECOND_FACTOR_OWN_FIRST" | "SECOND_FACTOR_STEP_EXPIRED" | "SECOND_FACTOR_TOTP_EXISTS" | "SERVER_STOPPING" | "SESSION_NOT_FOUND" | "SHEET_FAILED" | "SHEET_NO_TEAMS" | "SUBMISSION_NOT_FOUND" | "TEAM_ALREADY_MEMBER" | "TEAM_CAPTAIN_ONLY" | "TEAM_IN_FINAL_GAME" | "TEAM_LOCKED" | "TEAM_NEW_CAPTAIN_NOT_FOUND" | "TEAM_NEW_CAPTAIN_NOT_MEMBER" | "TEAM_NEW_CAPTAIN_TOO_MANY" | "TEAM_NOT_FOUND" | "TEAM_NOT_FOUND_NAMED" | "TEAM_NOT_IN_TEAM" | "TEAM_SIGNATURE_INVALID" | "TEAM_TOO_MANY" | "TEAM_TRANSFER_FIRST" | "TEAM_USER_NOT_IN_TEAM" | "UNAVAILABLE" | "USER_IS_CAPTAIN" | "USER_NOT_FOUND" | "USER_OWN_ROLE" | "USER_SELF" | "WEBHOOK_DISABLED" | "WEBHOOK_NOT_FOUND" | "WEBHOOK_NO_DELIVERY" | "WEBHOOK_TOO_MANY" | "WEBHOOK_WAITING" | "WEBHOOK_WAS_FOR_ORGANIZERS" | "WRITEUP_BEFORE_END" | "WRITEUP_CHANGED" | "WRITEUP_EMPTY" | "WRITEUP_NOT_FOUND" | "WRITEUP_NOT_PDF" | "WRITEUP_NOT_SHARED" | "WRITEUP_NOT_SOLVED" | "WRITEUP_NOT_WANTED" | "WRITEUP_TOO_LARGE" | "WRITEUP_TOO_LATE";
export type DeleteTeamsInput = {
  ids: ReadonlyArray<string>;
  reason?: string | null | undefined;
};
export type useBulkTeamsDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteTeamsInput;
};
export type useBulkTeamsDeleteMutation$data = {
  readonly deleteTeams: {
    readonly __typename: string;
    readonly deletedIds?: ReadonlyArray<string>;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useMutationResult_error">;
    } | null | undefined;
    readonly refused?: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly itemId: string;
      readonly message: string;
    }> | null | undefined;
  } | null | undefined;
};
export type useBulkTeamsDeleteMutation = {
  response: useBulkTeamsDeleteMutation$data;
  variables: useBulkTeamsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedIds",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "RefusedItem",
  "kind": "LinkedField",
  "name": "refused",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemId",
      "storageKey": null
    },
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
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
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "retryAfterSeconds",
    "storageKey": null
  }
],
v10 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "RateLimitedError",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBulkTeamsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteTeams",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "type": "DeleteTeamsPayload",
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
                    (v3/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v8/*:: as any*/),
                    (v10/*:: as any*/),
                    (v11/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBulkTeamsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteTeams",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "deletedIds",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              },
              (v7/*:: as any*/)
            ],
            "type": "DeleteTeamsPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
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
    "id": "56faa98da7eed35cbb3973375ac85a00e08f12002933c689970edc6d13d54849",
    "metadata": {},
    "name": "useBulkTeamsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "abb516604ea417694def22041e31aa76";

export default node;
