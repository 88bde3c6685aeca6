/**
 * @generated SignedSource<<d4fac1021af34c32b016c3e04863156b>>
 * @relayHash bf3d4dfbfb3c1281f4b325ca5a284c86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71c337953e63ba320629161d3933bcf84ddcdc4ca02c90bb84b19b0ef9579a97

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteFileInput = {
  hash: string;
};
export type useDeleteFileMutation$variables = {
  input: DeleteFileInput;
};
export type useDeleteFileMutation$data = {
  readonly deleteFile: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly removed?: boolean;
  };
};
export type useDeleteFileMutation = {
  response: useDeleteFileMutation$data;
  variables: useDeleteFileMutation$variables;
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
    "name": "deleteFile",
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
            "name": "removed",
            "storageKey": null
          }
        ],
        "type": "DeleteFilePayload",
        "abstractKey": null
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
    "name": "useDeleteFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "71c337953e63ba320629161d3933bcf84ddcdc4ca02c90bb84b19b0ef9579a97",
    "metadata": {},
    "name": "useDeleteFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81c1cc8cde48c86f9c689b2b3f85e0b1";

export default node;
