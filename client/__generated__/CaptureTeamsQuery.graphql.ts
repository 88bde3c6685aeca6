/**
 * @generated SignedSource<<8f0474612f6718f25ff6b594bf9a8f26>>
 * @relayHash 16c423b45360ce3c92d6a200387ab638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2aa272a4c03c7f60c8e1d2acdd1639c2666db5104df555e7d177847413a0837

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaptureTeamsQuery$variables = {
  challengeId: string;
  gameId: number;
};
export type CaptureTeamsQuery$data = {
  readonly game: {
    readonly captures: ReadonlyArray<{
      readonly teams: ReadonlyArray<{
        readonly captureCount: number;
        readonly participationId: string;
        readonly size: number;
        readonly " $fragmentSpreads": FragmentRefs<"CaptureTeam_team">;
      }>;
    }> | null | undefined;
  } | null | undefined;
};
export type CaptureTeamsQuery = {
  response: CaptureTeamsQuery$data;
  variables: CaptureTeamsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "challengeId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gameId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "challengeId",
    "variableName": "challengeId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "participationId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captureCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CaptureTeamsQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v2/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "ChallengeTraffic",
            "kind": "LinkedField",
            "name": "captures",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TeamTraffic",
                "kind": "LinkedField",
                "name": "teams",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CaptureTeam_team"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CaptureTeamsQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v2/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "ChallengeTraffic",
            "kind": "LinkedField",
            "name": "captures",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TeamTraffic",
                "kind": "LinkedField",
                "name": "teams",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
                    "name": "avatarUrl",
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
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "archiveUrl",
                    "storageKey": null
                  },
                  {
                    "alias": "tcpArchiveUrl",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "form",
                        "value": "Tcp"
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "archiveUrl",
                    "storageKey": "archiveUrl(form:\"Tcp\")"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "d2aa272a4c03c7f60c8e1d2acdd1639c2666db5104df555e7d177847413a0837",
    "metadata": {},
    "name": "CaptureTeamsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b789a5f1063caee6672948b548662d9e";

export default node;
