/**
 * @generated SignedSource<<3e529cd0e0ad221e8dce2f691f51fe83>>
 * @relayHash a0d4118da0b9d97e8f7aad4caeda13b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b12203d74fc5fd2aedd5ba1fb37619af2f74457b83911ab7c155528e5202b5ef

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
    "name": "gameId",
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
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
    "id": "b12203d74fc5fd2aedd5ba1fb37619af2f74457b83911ab7c155528e5202b5ef",
    "metadata": {},
    "name": "useReviewCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "379512cbaf20289c5f98d15de23080d1";

export default node;
