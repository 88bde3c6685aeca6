/**
 * @generated SignedSource<<748f0dde303c4b0f6922f0c8ce28038e>>
 * @relayHash de81c3b7533db963d1544a1e0b227085
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f559ab110a83883aef440d908e3431bc7ee2346fd021213ec44b3e4a4cbe7557

import type { ConcreteRequest } from 'relay-runtime';
export type RetryDeadLetterInput = {
  id: string;
};
export type useDeadLettersRetryMutation$variables = {
  input: RetryDeadLetterInput;
};
export type useDeadLettersRetryMutation$data = {
  readonly retryDeadLetter: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useDeadLettersRetryMutation = {
  response: useDeadLettersRetryMutation$data;
  variables: useDeadLettersRetryMutation$variables;
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
    "name": "retryDeadLetter",
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
            "name": "message",
            "storageKey": null
          },
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
    "name": "useDeadLettersRetryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeadLettersRetryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f559ab110a83883aef440d908e3431bc7ee2346fd021213ec44b3e4a4cbe7557",
    "metadata": {},
    "name": "useDeadLettersRetryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a63f4beae48dc20bced1a81c47aabf1";

export default node;
