/**
 * @generated SignedSource<<eb3dbf71af024167f7099cf6b7ed1ac0>>
 * @relayHash cdeebdc687cacf883cfbe9381648fa7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9d83c616a384fd08bd194d18a769a4928e7854e4d6d5a19bf846cedc8e0a34e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteupState = "Published" | "Refused" | "Waiting";
export type MonitorWriteupsPageQuery$variables = {
  gameId: number;
  search?: string | null | undefined;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gameId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
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
  "name": "search",
  "variableName": "search"
},
v5 = {
  "kind": "Variable",
  "name": "state",
  "variableName": "state"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v10 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v11 = {
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
    "name": "MonitorWriteupsPageQuery",
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
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MonitorWriteupsPageQuery",
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
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": "waiting",
            "args": [
              (v8/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
            "storageKey": "sharedWriteups(first:1,state:\"Waiting\")"
          },
          {
            "alias": "published",
            "args": [
              (v8/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
            "storageKey": "sharedWriteups(first:1,state:\"Published\")"
          },
          {
            "alias": "refused",
            "args": [
              (v8/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
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
            "args": (v10/*:: as any*/),
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
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
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
                          (v6/*:: as any*/)
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
            "args": (v10/*:: as any*/),
            "filters": [
              "state",
              "search"
            ],
            "handle": "connection",
            "key": "WriteupReviewList_reviewed",
            "kind": "LinkedHandle",
            "name": "sharedWriteups"
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f9d83c616a384fd08bd194d18a769a4928e7854e4d6d5a19bf846cedc8e0a34e",
    "metadata": {},
    "name": "MonitorWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05f374cf0a9244d7f6965a0065c34f0a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
