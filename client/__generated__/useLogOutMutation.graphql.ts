/**
 * @generated SignedSource<<702d48cfa8df17266932958940d93ede>>
 * @relayHash a5684a5c19bae4b781c0890577667454
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e8274ef21e209f44df09392db71468f9e96ab2ba9e4476c46134fd26f1e5d52

import type { ConcreteRequest } from 'relay-runtime';
export type LogOutInput = {
  everywhere?: boolean | null | undefined;
};
export type useLogOutMutation$variables = {
  input: LogOutInput;
};
export type useLogOutMutation$data = {
  readonly logOut: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useLogOutMutation = {
  response: useLogOutMutation$data;
  variables: useLogOutMutation$variables;
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
    "name": "logOut",
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
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
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
    "name": "useLogOutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLogOutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6e8274ef21e209f44df09392db71468f9e96ab2ba9e4476c46134fd26f1e5d52",
    "metadata": {},
    "name": "useLogOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa7da4981046202bc3251d0723b3b81d";

export default node;
