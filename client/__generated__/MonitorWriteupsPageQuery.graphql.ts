/**
 * @generated SignedSource<<1b18f5a43c04f2a81860ec4ba22f22d2>>
 * @relayHash 8769e21b032ab7ddd99129fb4a2d0c40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c8b4e02a44163da59d6562c272cb2a4ed6b3f046cc6af881b9ca69c93f5e9ff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteupState = "Published" | "Refused" | "Waiting";
export type MonitorWriteupsPageQuery$variables = {
  gameId: number;
  state?: WriteupState | null | undefined;
};
export type MonitorWriteupsPageQuery$data = {
  readonly game: {
    readonly " $fragmentSpreads": FragmentRefs<"MonitorHead_game" | "WriteupReviewFilter_game" | "WriteupReviewList_game">;
  } | null | undefined;
};
export type MonitorWriteupsPageQuery = {
  response: MonitorWriteupsPageQuery$data;
  variables: MonitorWriteupsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "gameId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "state"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v2 = {
  "kind": "Variable",
  "name": "state",
  "variableName": "state"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  (v2/*:: as any*/)
],
v8 = {
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
    "name": "MonitorWriteupsPageQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MonitorHead_game"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WriteupReviewFilter_game"
          },
          {
            "args": [
              (v2/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "WriteupReviewList_game"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MonitorWriteupsPageQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": "waiting",
            "args": [
              (v5/*:: as any*/),
              {
                "kind": "Literal",
                "name": "state",
                "value": "Waiting"
              }
            ],
            "concreteType": "SharedWriteupConnection",
            "kind": "LinkedField",
            "name": "sharedWriteups",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "sharedWriteups(first:1,state:\"Waiting\")"
          },
          {
            "alias": "published",
            "args": [
              (v5/*:: as any*/),
              {
                "kind": "Literal",
                "name": "state",
                "value": "Published"
              }
            ],
            "concreteType": "SharedWriteupConnection",
            "kind": "LinkedField",
            "name": "sharedWriteups",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "sharedWriteups(first:1,state:\"Published\")"
          },
          {
            "alias": "refused",
            "args": [
              (v5/*:: as any*/),
              {
                "kind": "Literal",
                "name": "state",
                "value": "Refused"
              }
            ],
            "concreteType": "SharedWriteupConnection",
            "kind": "LinkedField",
            "name": "sharedWriteups",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "sharedWriteups(first:1,state:\"Refused\")"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "playerWriteups",
            "storageKey": null
          },
          {
            "alias": "reviewed",
            "args": (v7/*:: as any*/),
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
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "version",
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
                        "name": "refusal",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "submittedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WriteupChallenge",
                        "kind": "LinkedField",
                        "name": "challenges",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
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
              },
              {
                "kind": "ClientExtension",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__id",
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          },
          {
            "alias": "reviewed",
            "args": (v7/*:: as any*/),
            "filters": [
              "state"
            ],
            "handle": "connection",
            "key": "WriteupReviewList_reviewed",
            "kind": "LinkedHandle",
            "name": "sharedWriteups"
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c8b4e02a44163da59d6562c272cb2a4ed6b3f046cc6af881b9ca69c93f5e9ff",
    "metadata": {},
    "name": "MonitorWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a300068ebb77476c87dda8c8ef0f74c5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
