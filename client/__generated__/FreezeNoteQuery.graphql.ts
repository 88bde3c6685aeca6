/**
 * @generated SignedSource<<0b1c4b300e2be2c7a407d5b67db64dc9>>
 * @relayHash fb07e851b188ab765788a0c2d7f99c4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20bb1a2c413af24d3ae32d9562261f802c5261c0020391732ad669ac3b53eb13

import type { ConcreteRequest } from 'relay-runtime';
export type FreezeNoteQuery$variables = {
  gameId: number;
};
export type FreezeNoteQuery$data = {
  readonly game: {
    readonly viewerParticipation: {
      readonly solvesAfterFreeze: ReadonlyArray<{
        readonly challenge: {
          readonly title: string;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type FreezeNoteQuery = {
  response: FreezeNoteQuery$data;
  variables: FreezeNoteQuery$variables;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
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
    "name": "FreezeNoteQuery",
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
            "concreteType": "Participation",
            "kind": "LinkedField",
            "name": "viewerParticipation",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SolveAfterFreeze",
                "kind": "LinkedField",
                "name": "solvesAfterFreeze",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ScoreboardChallenge",
                    "kind": "LinkedField",
                    "name": "challenge",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
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
    "name": "FreezeNoteQuery",
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
            "concreteType": "Participation",
            "kind": "LinkedField",
            "name": "viewerParticipation",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SolveAfterFreeze",
                "kind": "LinkedField",
                "name": "solvesAfterFreeze",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ScoreboardChallenge",
                    "kind": "LinkedField",
                    "name": "challenge",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "20bb1a2c413af24d3ae32d9562261f802c5261c0020391732ad669ac3b53eb13",
    "metadata": {},
    "name": "FreezeNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d7d8954651f984045f982ae8b255560";

export default node;
