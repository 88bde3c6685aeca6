/**
 * @generated SignedSource<<b6b20baff43c19798ce640f6504c18b3>>
 * @relayHash 709b33246e1e011b46a5d7edf131b183
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80aff0cf65c598286288dbf6bbc972a5d04ae07258906b1f197b081cc8c7aacf

import type { ConcreteRequest } from 'relay-runtime';
export type CreateUsersInput = {
  users: ReadonlyArray<NewUserInput>;
};
export type NewUserInput = {
  email: string;
  password: string;
  phone?: string | null | undefined;
  realName?: string | null | undefined;
  stdNumber?: string | null | undefined;
  teamName?: string | null | undefined;
  userName: string;
};
export type useCreateUsersMutation$variables = {
  input: CreateUsersInput;
};
export type useCreateUsersMutation$data = {
  readonly createUsers: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly users?: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type useCreateUsersMutation = {
  response: useCreateUsersMutation$data;
  variables: useCreateUsersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "createUsers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": [
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
        "type": "CreateUsersPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
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
      {
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateUsersMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateUsersMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "80aff0cf65c598286288dbf6bbc972a5d04ae07258906b1f197b081cc8c7aacf",
    "metadata": {},
    "name": "useCreateUsersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eac5ac09b521546ef3119a4d5eb8eae3";

export default node;
