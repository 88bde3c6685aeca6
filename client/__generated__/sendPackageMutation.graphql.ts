/**
 * @generated SignedSource<<b28420f2168988402775adeae4460c48>>
 * @relayHash cbee160143fb403e7089377ebc684c4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dafca8c9db7004dfbfa3b82b7932e42d135994ad21e7f78f56261217b0645dcb

import type { ConcreteRequest } from 'relay-runtime';
export type GamePackageDifferenceCode = "CHANGED" | "FILE_MISSING" | "LEFT_OUT" | "POST_CREATED" | "POST_EXISTS" | "SAME_TITLE" | "TEAM_REUSED" | "USER_CREATED" | "USER_LEFT_OUT" | "USER_MATCHED" | "USER_RENAMED";
export type ImportGameInput = {
  dryRun?: boolean | null | undefined;
  file: null;
  strict?: boolean | null | undefined;
};
export type sendPackageMutation$variables = {
  input: ImportGameInput;
};
export type sendPackageMutation$data = {
  readonly importGame: {
    readonly __typename: string;
    readonly differences?: ReadonlyArray<{
      readonly code: GamePackageDifferenceCode;
      readonly subject: string;
      readonly value: string | null | undefined;
    }> | null | undefined;
    readonly documents?: ReadonlyArray<{
      readonly name: string;
      readonly rows: number;
    }> | null | undefined;
    readonly game?: {
      readonly databaseId: number;
    } | null | undefined;
    readonly message?: string;
    readonly title?: string;
  } | null | undefined;
};
export type sendPackageMutation = {
  response: sendPackageMutation$data;
  variables: sendPackageMutation$variables;
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
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "GamePackageDocument",
  "kind": "LinkedField",
  "name": "documents",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rows",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "GamePackageDifference",
  "kind": "LinkedField",
  "name": "differences",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendPackageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importGame",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "ImportGamePayload",
            "abstractKey": null
          },
          (v7/*:: as any*/)
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
    "name": "sendPackageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importGame",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "ImportGamePayload",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dafca8c9db7004dfbfa3b82b7932e42d135994ad21e7f78f56261217b0645dcb",
    "metadata": {},
    "name": "sendPackageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5b0bad11b6d05a0ebdfc4abae8828b8";

export default node;
