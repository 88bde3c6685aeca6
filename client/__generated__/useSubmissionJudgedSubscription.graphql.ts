/**
 * @generated SignedSource<<90638aa4c595cdf1f73a443fa1c840d6>>
 * @relayHash c6b74c469a51914494850c24b139ee6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6293ce8ba864fd3ae158357b166aa352112d8ecec19e65f04f6a92a20320fe96

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerResult = "Accepted" | "CheatDetected" | "FlagSubmitted" | "NotFound" | "WrongAnswer";
export type useSubmissionJudgedSubscription$variables = {
  gameId: string;
};
export type useSubmissionJudgedSubscription$data = {
  readonly submissionJudged: {
    readonly challengeDatabaseId: number;
    readonly challengeTitle: string;
    readonly status: AnswerResult;
    readonly teamName: string;
    readonly userName: string | null | undefined;
  };
};
export type useSubmissionJudgedSubscription = {
  response: useSubmissionJudgedSubscription$data;
  variables: useSubmissionJudgedSubscription$variables;
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
    "name": "gameId",
    "variableName": "gameId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "challengeDatabaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "challengeTitle",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubmissionJudgedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Submission",
        "kind": "LinkedField",
        "name": "submissionJudged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubmissionJudgedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Submission",
        "kind": "LinkedField",
        "name": "submissionJudged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "6293ce8ba864fd3ae158357b166aa352112d8ecec19e65f04f6a92a20320fe96",
    "metadata": {},
    "name": "useSubmissionJudgedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ec5c6846ae7ca200174ba23efd4942d9";

export default node;
