/**
 * @generated SignedSource<<cf5db962ed9526502d92bf58d3a494a8>>
 * @relayHash 44e5a429f896b71cb5d47f01587d1300
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6de977b17fc8522fde5ce49ac0b8e5658342dc310ff7ea4e14393c7b94ce4c7e

import type { ConcreteRequest } from 'relay-runtime';
export type CreateGameInput = {
  acceptWithoutReview?: boolean | null | undefined;
  bloodBonus?: number | null | undefined;
  containerCountLimit?: number | null | undefined;
  content?: string | null | undefined;
  divisions?: ReadonlyArray<string> | null | undefined;
  end?: string | null | undefined;
  hidden?: boolean | null | undefined;
  inviteCode?: string | null | undefined;
  practiceMode?: boolean | null | undefined;
  start?: string | null | undefined;
  summary?: string | null | undefined;
  teamMemberCountLimit?: number | null | undefined;
  title: string;
  writeupDeadline?: string | null | undefined;
  writeupNote?: string | null | undefined;
  writeupRequired?: boolean | null | undefined;
};
export type useCreateGameMutation$variables = {
  input: CreateGameInput;
};
export type useCreateGameMutation$data = {
  readonly createGame: {
    readonly __typename: string;
    readonly code?: string;
    readonly game?: {
      readonly databaseId: number;
    };
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useCreateGameMutation = {
  response: useCreateGameMutation$data;
  variables: useCreateGameMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateGameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createGame",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateGamePayload",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "useCreateGameMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createGame",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
            ],
            "type": "CreateGamePayload",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6de977b17fc8522fde5ce49ac0b8e5658342dc310ff7ea4e14393c7b94ce4c7e",
    "metadata": {},
    "name": "useCreateGameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "835d9694fddb42c8dc9d56b2ed93a7c4";

export default node;
