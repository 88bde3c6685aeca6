/**
 * @generated SignedSource<<a604c9558416a43e23fa24683593658d>>
 * @relayHash c6b24a87d7f9f4c2687291551f3e3398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf50436abe84cd9c08e2a90f2cf346b6a467eda779b14f0519740ffe51c87fdb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReviewCountsQuery$variables = {
  gameId: number;
};
export type useReviewCountsQuery$data = {
  readonly game: {
    readonly " $fragmentSpreads": FragmentRefs<"ReviewFilters_game">;
  } | null | undefined;
};
export type useReviewCountsQuery = {
  response: useReviewCountsQuery$data;
  variables: useReviewCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "gameId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "gameId"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReviewCountsQuery",
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
            "name": "ReviewFilters_game"
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
    "name": "useReviewCountsQuery",
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
            "alias": "All",
            "args": null,
            "kind": "ScalarField",
            "name": "participationCount",
            "storageKey": null
          },
          {
            "alias": "Pending",
            "args": [
              {
                "kind": "Literal",
                "name": "status",
                "value": "Pending"
              }
            ],
            "kind": "ScalarField",
            "name": "participationCount",
            "storageKey": "participationCount(status:\"Pending\")"
          },
          {
            "alias": "Accepted",
            "args": [
              {
                "kind": "Literal",
                "name": "status",
                "value": "Accepted"
              }
            ],
            "kind": "ScalarField",
            "name": "participationCount",
            "storageKey": "participationCount(status:\"Accepted\")"
          },
          {
            "alias": "Rejected",
            "args": [
              {
                "kind": "Literal",
                "name": "status",
                "value": "Rejected"
              }
            ],
            "kind": "ScalarField",
            "name": "participationCount",
            "storageKey": "participationCount(status:\"Rejected\")"
          },
          {
            "alias": "Suspended",
            "args": [
              {
                "kind": "Literal",
                "name": "status",
                "value": "Suspended"
              }
            ],
            "kind": "ScalarField",
            "name": "participationCount",
            "storageKey": "participationCount(status:\"Suspended\")"
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
    "id": "cf50436abe84cd9c08e2a90f2cf346b6a467eda779b14f0519740ffe51c87fdb",
    "metadata": {},
    "name": "useReviewCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a78b530cd9790f9b2f6fb31b084f272c";

export default node;
