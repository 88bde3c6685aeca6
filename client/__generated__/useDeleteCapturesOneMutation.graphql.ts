/**
 * @generated SignedSource<<a7fdd959714819d698baca4020635f40>>
 * @relayHash 41cc5750b093c3695a96f9d94b351e76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2439dd8ee8ebb0261d94a51e52834dfb5011c422c9bcd54372e6095108350321

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCaptureInput = {
  challengeId: number;
  fileName: string;
  participationId: number;
};
export type useDeleteCapturesOneMutation$variables = {
  input: DeleteCaptureInput;
};
export type useDeleteCapturesOneMutation$data = {
  readonly deleteCapture: {
    readonly __typename: string;
    readonly code?: string;
    readonly deletedFileName?: string;
    readonly message?: string;
  };
};
export type useDeleteCapturesOneMutation = {
  response: useDeleteCapturesOneMutation$data;
  variables: useDeleteCapturesOneMutation$variables;
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
    "name": "deleteCapture",
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
            "name": "deletedFileName",
            "storageKey": null
          }
        ],
        "type": "DeleteCapturePayload",
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
    "name": "useDeleteCapturesOneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCapturesOneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2439dd8ee8ebb0261d94a51e52834dfb5011c422c9bcd54372e6095108350321",
    "metadata": {},
    "name": "useDeleteCapturesOneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "590d156161cb3aa525c9d60e35f395fe";

export default node;
