/**
 * @generated SignedSource<<0b62745560f01b0c08c79fdd06cfc82b>>
 * @relayHash b3642a0ffd95e787db0fc8a41f4cabbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6133fd790d65465e35d014eb7fdebd67c81a24461593fa05431995df172d7fb1

import type { ConcreteRequest } from 'relay-runtime';
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
export type UpdateParticipationsInput = {
  participationIds: ReadonlyArray<number>;
  status: ParticipationStatus;
};
export type useReviewManyMutation$variables = {
  input: UpdateParticipationsInput;
};
export type useReviewManyMutation$data = {
  readonly updateParticipations: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly participations?: ReadonlyArray<{
      readonly id: string;
      readonly status: ParticipationStatus;
    }>;
  };
};
export type useReviewManyMutation = {
  response: useReviewManyMutation$data;
  variables: useReviewManyMutation$variables;
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
    "name": "updateParticipations",
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
            "concreteType": "Participation",
            "kind": "LinkedField",
            "name": "participations",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateParticipationsPayload",
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
    "name": "useReviewManyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReviewManyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6133fd790d65465e35d014eb7fdebd67c81a24461593fa05431995df172d7fb1",
    "metadata": {},
    "name": "useReviewManyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4ea36052563b1f1c246844e47433b4a";

export default node;
