/**
 * @generated SignedSource<<ab7b12ad6d61c452437c0cd20ae63ed1>>
 * @relayHash 996e21cd5949fc2f8378bb41be1c5904
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acb18f7f53646a43ab200e620b8b9731679d8a195ce468f017114179682339bc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_ASK_ADMIN_FOR_CHANGE" | "ACCOUNT_ASK_ADMIN_FOR_RESET" | "ACCOUNT_BAD_EMAIL_LINK" | "ACCOUNT_BAD_RESET_LINK" | "ACCOUNT_BANNED" | "ACCOUNT_EMAIL_VERIFY_FAILED" | "ACCOUNT_REGISTER_CLOSED" | "ACCOUNT_WRONG_CREDENTIALS" | "API_TOKEN_NOT_FOUND" | "ASSET_BROKEN_UPLOAD" | "ASSET_DELETE_FAILED" | "ASSET_DISK_FULL" | "ASSET_IO_ERROR" | "ASSET_NOT_AN_IMAGE" | "ASSET_NOT_FOUND" | "ASSET_PICTURE_EMPTY" | "ASSET_PICTURE_TOO_LARGE" | "ASSET_STORAGE_AWAY" | "ASSET_TOO_LARGE" | "AUTH_BAD_TOKEN" | "AUTH_CROSS_ORIGIN" | "AUTH_FORBIDDEN" | "AUTH_LOGIN_REQUIRED" | "AUTH_PASSWORD_NEEDED" | "AUTH_SCOPE_MISSING" | "AUTH_SESSION_REQUIRED" | "AUTH_XSRF_MISMATCH" | "BACKUP_RUNNING" | "BAD_REQUEST" | "CAPTCHA_FAILED" | "CAPTCHA_NO_POW" | "CAPTCHA_REQUIRED" | "CAPTURE_DELETE_FAILED" | "CAPTURE_NOT_FOUND" | "CAPTURE_NO_CAPTURES" | "CHALLENGE_ATTACHMENTS_GONE" | "CHALLENGE_ATTACHMENT_PER_FLAG" | "CHALLENGE_NOT_FOUND" | "CHALLENGE_NO_FLAG" | "CONTAINER_COOLDOWN" | "CONTAINER_DESTROY_FAILED" | "CONTAINER_FAILURE_EXITED" | "CONTAINER_FAILURE_FAILED" | "CONTAINER_FAILURE_FULL" | "CONTAINER_FAILURE_IMAGE" | "CONTAINER_FAILURE_OFF" | "CONTAINER_FAILURE_OPEN" | "CONTAINER_FAILURE_UNREACHABLE" | "CONTAINER_GONE" | "CONTAINER_LIMIT" | "CONTAINER_NONE" | "CONTAINER_NOT_CONFIGURED" | "CONTAINER_NOT_FOUND" | "CONTAINER_NOT_OF_THIS_TYPE" | "CONTAINER_OFF" | "CONTAINER_RUNNING" | "CONTAINER_STARTING" | "CONTAINER_STOPPING" | "CONTAINER_TOO_EARLY" | "FELL_BEHIND" | "FLAG_NOT_FOUND" | "GAME_ENDED" | "GAME_NOT_FOUND" | "GAME_NOT_STARTED" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "HTTP_BAD_ADDRESS" | "HTTP_BAD_HOST" | "HTTP_BODY_TOO_LARGE" | "HTTP_BUSY" | "HTTP_DATABASE_FULL" | "HTTP_MALFORMED_FORM" | "HTTP_MALFORMED_JSON" | "HTTP_MALFORMED_OPERATION_FORM" | "HTTP_METHOD_NOT_ALLOWED" | "HTTP_NOT_FOUND" | "HTTP_PLAIN_FORM" | "HTTP_SERVER_ERROR" | "HTTP_UNAVAILABLE" | "HTTP_UNSUPPORTED_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | "INVALID_INPUT" | "LIMITS_FELL_BEHIND" | "LIMITS_TOO_MANY_MAILS" | "LIMITS_TOO_MANY_OPEN" | "LIMITS_TOO_MANY_REQUESTS" | "MAIL_NO_DEAD_LETTER" | "MAIL_SEND_FAILED" | "NOTICE_NOT_EDITABLE" | "NOTICE_NOT_FOUND" | "OPERATION_TOO_LARGE" | "PARTICIPATION_ALREADY_JOINED" | "PARTICIPATION_CANNOT_LEAVE" | "PARTICIPATION_HIDDEN_WITHOUT_CODE" | "PARTICIPATION_NOT_ACCEPTED" | "PARTICIPATION_NOT_FOUND" | "PARTICIPATION_NOT_IN_TEAM" | "PARTICIPATION_NOT_JOINED" | "PARTICIPATION_TOO_MANY_MEMBERS" | "PERSISTED_QUERY_NOT_IN_LIST" | "POST_NOT_FOUND" | "PROXY_ADDRESS_UNRESOLVED" | "PROXY_BAD_CLIENT_ADDRESS" | "PROXY_DISABLED" | "PROXY_TOO_MANY_CONNECTIONS" | "PROXY_UNREACHABLE" | "SERVER_STOPPING" | "SESSION_NOT_FOUND" | "SHEET_FAILED" | "SHEET_NO_TEAMS" | "SUBMISSION_NOT_FOUND" | "TEAM_ALREADY_MEMBER" | "TEAM_CAPTAIN_ONLY" | "TEAM_LOCKED" | "TEAM_NEW_CAPTAIN_NOT_FOUND" | "TEAM_NEW_CAPTAIN_NOT_MEMBER" | "TEAM_NEW_CAPTAIN_TOO_MANY" | "TEAM_NOT_FOUND" | "TEAM_NOT_FOUND_NAMED" | "TEAM_NOT_IN_TEAM" | "TEAM_SIGNATURE_INVALID" | "TEAM_TOO_MANY" | "TEAM_TRANSFER_FIRST" | "TEAM_USER_NOT_IN_TEAM" | "UNAVAILABLE" | "USER_IS_CAPTAIN" | "USER_NOT_FOUND" | "USER_OWN_ROLE" | "USER_SELF" | "WRITEUP_EMPTY" | "WRITEUP_NOT_PDF" | "WRITEUP_NOT_WANTED" | "WRITEUP_TOO_LARGE" | "WRITEUP_TOO_LATE";
export type DeleteTeamInput = {
  teamId: number;
};
export type useDeleteTeamMutation$variables = {
  input: DeleteTeamInput;
};
export type useDeleteTeamMutation$data = {
  readonly deleteTeam: {
    readonly __typename: string;
    readonly code?: ErrorCode;
    readonly message?: string;
    readonly viewer?: {
      readonly " $fragmentSpreads": FragmentRefs<"TeamList_viewer">;
    } | null | undefined;
  };
};
export type useDeleteTeamMutation = {
  response: useDeleteTeamMutation$data;
  variables: useDeleteTeamMutation$variables;
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
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bio",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v7 = {
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
    "name": "useDeleteTeamMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteTeam",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TeamList_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DeleteTeamPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useDeleteTeamMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteTeam",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Team",
                    "kind": "LinkedField",
                    "name": "teams",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
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
                        "name": "isViewerCaptain",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "locked",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "inviteCode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TeamMember",
                        "kind": "LinkedField",
                        "name": "members",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isCaptain",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "user",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "userName",
                                "storageKey": null
                              },
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v5/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "DeleteTeamPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "acb18f7f53646a43ab200e620b8b9731679d8a195ce468f017114179682339bc",
    "metadata": {},
    "name": "useDeleteTeamMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81d3eb54557e0e227149b73baf5b76b9";

export default node;
