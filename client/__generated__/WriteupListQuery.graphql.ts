/**
 * @generated SignedSource<<04a2b0ef63c8105f8c88f34c94b36c23>>
 * @relayHash 24a950f6086c1955b01e3a2ec3cb5aa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40edf1063d7dbc4054ea2c4a536232e67d9e0aae9b1f6b6f243af4a47bb0053b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteupListQuery$variables = {
  aboutGame: boolean;
  challengeId?: string | null | undefined;
  gameId: number;
};
export type WriteupListQuery$data = {
  readonly game: {
    readonly " $fragmentSpreads": FragmentRefs<"WriteupList_game">;
  } | null | undefined;
};
export type WriteupListQuery = {
  response: WriteupListQuery$data;
  variables: WriteupListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "aboutGame"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "challengeId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gameId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v4 = {
  "kind": "Variable",
  "name": "aboutGame",
  "variableName": "aboutGame"
},
v5 = {
  "kind": "Variable",
  "name": "challengeId",
  "variableName": "challengeId"
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WriteupListQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v3/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "args": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "WriteupList_game"
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WriteupListQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v3/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "SharedWriteupConnection",
            "kind": "LinkedField",
            "name": "sharedWriteups",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SharedWriteupEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SharedWriteup",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
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
                        "name": "kind",
                        "storageKey": null
                      },
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
                        "name": "userName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "publishedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
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
            "args": (v6/*:: as any*/),
            "filters": [
              "challengeId",
              "aboutGame"
            ],
            "handle": "connection",
            "key": "WriteupList_sharedWriteups",
            "kind": "LinkedHandle",
            "name": "sharedWriteups"
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40edf1063d7dbc4054ea2c4a536232e67d9e0aae9b1f6b6f243af4a47bb0053b",
    "metadata": {},
    "name": "WriteupListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "91bb170c13977831141631f3a1dd5351";

export default node;
