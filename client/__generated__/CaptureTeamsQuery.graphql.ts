/**
 * @generated SignedSource<<fc8217eb738042d3d4bf94595401dad5>>
 * @relayHash 08bc2a195bb672891f14092e520990db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00d357d45ee886ca6c8bd64efafc41c650b118e39367f02d6975b6e4f3abe25d

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
        readonly participationId: string;
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
                    "name": "captureCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "archiveUrl",
                    "storageKey": null
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
    "id": "00d357d45ee886ca6c8bd64efafc41c650b118e39367f02d6975b6e4f3abe25d",
    "metadata": {},
    "name": "CaptureTeamsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85eff762b4c318aa52a75aa7fe00cbd6";

export default node;
