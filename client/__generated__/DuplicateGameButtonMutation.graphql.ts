/**
 * @generated SignedSource<<3779b676bd5de652951ce2a86993aa97>>
 * @relayHash 4472133b70b96ddf9c3f83895426ce9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73c084476e04980475461598b92a9c6663d56a2192d843d1ccb8fcc8ba9c045d

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "ACCOUNT_ASK_ADMIN_FOR_CHANGE" | "ACCOUNT_ASK_ADMIN_FOR_RESET" | "ACCOUNT_BAD_EMAIL_LINK" | "ACCOUNT_BAD_RESET_LINK" | "ACCOUNT_BANNED" | "ACCOUNT_EMAIL_VERIFY_FAILED" | "ACCOUNT_REGISTER_CLOSED" | "ACCOUNT_WRONG_CREDENTIALS" | "API_TOKEN_NOT_FOUND" | "ASSET_BROKEN_UPLOAD" | "ASSET_DELETE_FAILED" | "ASSET_DISK_FULL" | "ASSET_IO_ERROR" | "ASSET_NOT_AN_IMAGE" | "ASSET_NOT_FOUND" | "ASSET_PICTURE_EMPTY" | "ASSET_PICTURE_TOO_LARGE" | "ASSET_STORAGE_AWAY" | "ASSET_TOO_LARGE" | "AUTH_BAD_TOKEN" | "AUTH_CROSS_ORIGIN" | "AUTH_FORBIDDEN" | "AUTH_LOGIN_REQUIRED" | "AUTH_PASSWORD_NEEDED" | "AUTH_SCOPE_MISSING" | "AUTH_SESSION_REQUIRED" | "AUTH_XSRF_MISMATCH" | "BACKUP_RUNNING" | "BAD_REQUEST" | "CAPTCHA_FAILED" | "CAPTCHA_NO_POW" | "CAPTCHA_REQUIRED" | "CAPTURE_DELETE_FAILED" | "CAPTURE_NOT_FOUND" | "CAPTURE_NO_CAPTURES" | "CHALLENGE_ATTACHMENTS_GONE" | "CHALLENGE_ATTACHMENT_PER_FLAG" | "CHALLENGE_NOT_FOUND" | "CHALLENGE_NO_FLAG" | "CONTAINER_COOLDOWN" | "CONTAINER_DESTROY_FAILED" | "CONTAINER_FAILURE_EXITED" | "CONTAINER_FAILURE_FAILED" | "CONTAINER_FAILURE_FULL" | "CONTAINER_FAILURE_IMAGE" | "CONTAINER_FAILURE_OFF" | "CONTAINER_FAILURE_OPEN" | "CONTAINER_FAILURE_UNREACHABLE" | "CONTAINER_GONE" | "CONTAINER_LIMIT" | "CONTAINER_NONE" | "CONTAINER_NOT_CONFIGURED" | "CONTAINER_NOT_FOUND" | "CONTAINER_NOT_OF_THIS_TYPE" | "CONTAINER_OFF" | "CONTAINER_RUNNING" | "CONTAINER_STARTING" | "CONTAINER_STOPPING" | "CONTAINER_TOO_EARLY" | "FELL_BEHIND" | "FLAG_NOT_FOUND" | "GAME_BOARD_CURSOR_EXPIRED" | "GAME_ENDED" | "GAME_NOT_FOUND" | "GAME_NOT_STARTED" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "HTTP_BAD_ADDRESS" | "HTTP_BAD_HOST" | "HTTP_BODY_TOO_LARGE" | "HTTP_BUSY" | "HTTP_DATABASE_FULL" | "HTTP_MALFORMED_FORM" | "HTTP_MALFORMED_JSON" | "HTTP_MALFORMED_OPERATION_FORM" | "HTTP_METHOD_NOT_ALLOWED" | "HTTP_NOT_FOUND" | "HTTP_PLAIN_FORM" | "HTTP_SERVER_ERROR" | "HTTP_UNAVAILABLE" | "HTTP_UNSUPPORTED_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | "INVALID_INPUT" | "LIMITS_FELL_BEHIND" | "LIMITS_TOO_MANY_MAILS" | "LIMITS_TOO_MANY_OPEN" | "LIMITS_TOO_MANY_REQUESTS" | "MAIL_NO_DEAD_LETTER" | "MAIL_SEND_FAILED" | "NOTICE_NOT_EDITABLE" | "NOTICE_NOT_FOUND" | "OPERATION_TOO_LARGE" | "PARTICIPATION_ALREADY_JOINED" | "PARTICIPATION_CANNOT_LEAVE" | "PARTICIPATION_HIDDEN_WITHOUT_CODE" | "PARTICIPATION_NOT_ACCEPTED" | "PARTICIPATION_NOT_FOUND" | "PARTICIPATION_NOT_IN_TEAM" | "PARTICIPATION_NOT_JOINED" | "PARTICIPATION_TOO_MANY_MEMBERS" | "PERSISTED_QUERY_NOT_IN_LIST" | "POST_NOT_FOUND" | "PROXY_ADDRESS_UNRESOLVED" | "PROXY_BAD_CLIENT_ADDRESS" | "PROXY_DISABLED" | "PROXY_TOO_MANY_CONNECTIONS" | "PROXY_UNREACHABLE" | "SERVER_STOPPING" | "SESSION_NOT_FOUND" | "SHEET_FAILED" | "SHEET_NO_TEAMS" | "SUBMISSION_NOT_FOUND" | "TEAM_ALREADY_MEMBER" | "TEAM_CAPTAIN_ONLY" | "TEAM_LOCKED" | "TEAM_NEW_CAPTAIN_NOT_FOUND" | "TEAM_NEW_CAPTAIN_NOT_MEMBER" | "TEAM_NEW_CAPTAIN_TOO_MANY" | "TEAM_NOT_FOUND" | "TEAM_NOT_FOUND_NAMED" | "TEAM_NOT_IN_TEAM" | "TEAM_SIGNATURE_INVALID" | "TEAM_TOO_MANY" | "TEAM_TRANSFER_FIRST" | "TEAM_USER_NOT_IN_TEAM" | "UNAVAILABLE" | "USER_IS_CAPTAIN" | "USER_NOT_FOUND" | "USER_OWN_ROLE" | "USER_SELF" | "WRITEUP_EMPTY" | "WRITEUP_NOT_PDF" | "WRITEUP_NOT_WANTED" | "WRITEUP_TOO_LARGE" | "WRITEUP_TOO_LATE";
export type DuplicateGameInput = {
  id: string;
};
export type DuplicateGameButtonMutation$variables = {
  input: DuplicateGameInput;
};
export type DuplicateGameButtonMutation$data = {
  readonly duplicateGame: {
    readonly __typename: string;
    readonly code?: ErrorCode;
    readonly game?: {
      readonly databaseId: number;
    };
    readonly message?: string;
  };
};
export type DuplicateGameButtonMutation = {
  response: DuplicateGameButtonMutation$data;
  variables: DuplicateGameButtonMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DuplicateGameButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "duplicateGame",
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "DuplicateGamePayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
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
    "name": "DuplicateGameButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "duplicateGame",
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
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DuplicateGamePayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "73c084476e04980475461598b92a9c6663d56a2192d843d1ccb8fcc8ba9c045d",
    "metadata": {},
    "name": "DuplicateGameButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d26972bccc332d1dc97a5524d43506af";

export default node;
