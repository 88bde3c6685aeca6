/**
 * @generated SignedSource<<7d2b5b1a01491bb9785b0f1186a37b76>>
 * @relayHash 14652a3008a500000388af0f20dbe766
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d548af16c5a929ef7a8e9082b44011b4c68009070bd564ee7e24cb03e9ec62b

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCapturesInput = {
  challengeId: number;
  participationId: number;
};
export type useDeleteCapturesMutation$variables = {
  input: DeleteCapturesInput;
};
export type useDeleteCapturesMutation$data = {
  readonly deleteCaptures: {
    readonly __typename: string;
    readonly code?: string;
    readonly deletedParticipationId?: number;
    readonly message?: string;
  };
};
export type useDeleteCapturesMutation = {
  response: useDeleteCapturesMutation$data;
  variables: useDeleteCapturesMutation$variables;
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
    "name": "deleteCaptures",
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
            "name": "deletedParticipationId",
            "storageKey": null
          }
        ],
        "type": "DeleteCapturesPayload",
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
    "name": "useDeleteCapturesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCapturesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1d548af16c5a929ef7a8e9082b44011b4c68009070bd564ee7e24cb03e9ec62b",
    "metadata": {},
    "name": "useDeleteCapturesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28d0ba4486af74f5a5f4eb12487b2b83";

export default node;
