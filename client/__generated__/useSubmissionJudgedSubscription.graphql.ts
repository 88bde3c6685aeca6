/**
 * @generated SignedSource<<70c1ee4318ba8de7637592cc978b7e2e>>
 * @relayHash 9fc7ebefe384a3aeb225b479288510ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cea7db167490fd7dfab5c823718369415ffffe6fbaf697fe66aef06136c0945

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerResult = "Accepted" | "CheatDetected" | "FlagSubmitted" | "NotFound" | "WrongAnswer";
export type useSubmissionJudgedSubscription$variables = {
  gameId: number;
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
    "id": "2cea7db167490fd7dfab5c823718369415ffffe6fbaf697fe66aef06136c0945",
    "metadata": {},
    "name": "useSubmissionJudgedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8be90645dd5c881093036f87646c194e";

export default node;
