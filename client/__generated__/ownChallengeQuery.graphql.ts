/**
 * @generated SignedSource<<34052b7b1f176bd4306c3297009e1d94>>
 * @relayHash 780ed7b8a29b595b8c79af0932cecfca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19e760041339bfe173f2eb132ae559fe31fc599179a1b0ce470c02bf37f53f18

import type { ConcreteRequest } from 'relay-runtime';
export type ownChallengeQuery$variables = {
  challengeId: number;
  gameId: number;
};
export type ownChallengeQuery$data = {
  readonly game: {
    readonly challengeByDatabaseId: {
      readonly isSolved: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type ownChallengeQuery = {
  response: ownChallengeQuery$data;
  variables: ownChallengeQuery$variables;
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
    "name": "databaseId",
    "variableName": "challengeId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSolved",
  "storageKey": null
},
v5 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ownChallengeQuery",
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
            "concreteType": "Challenge",
            "kind": "LinkedField",
            "name": "challengeByDatabaseId",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
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
    "name": "ownChallengeQuery",
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
            "concreteType": "Challenge",
            "kind": "LinkedField",
            "name": "challengeByDatabaseId",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "19e760041339bfe173f2eb132ae559fe31fc599179a1b0ce470c02bf37f53f18",
    "metadata": {},
    "name": "ownChallengeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f13b8bf9b76b91831ed97ee029b2a6a";

export default node;
