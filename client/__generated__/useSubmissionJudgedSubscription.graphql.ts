/**
 * @generated SignedSource<<ff11368092ce346c806589c1dfced3f2>>
 * @relayHash 96cd2df6520798f1d09f13d11d8fb1db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 777662ea3970155d7a0c47ce5cca10ce1c3194e3773533165974639bfb88ae44

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerResult = "Accepted" | "CheatDetected" | "FlagSubmitted" | "NotFound" | "WrongAnswer";
export type useSubmissionJudgedSubscription$variables = {
  gameId: string;
};
export type useSubmissionJudgedSubscription$data = {
  readonly submissionJudged: {
    readonly challengeDatabaseId: number;
    readonly challengeId: string;
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
  "name": "challengeId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "challengeDatabaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "challengeTitle",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v7 = {
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
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
          (v7/*:: as any*/),
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
    "id": "777662ea3970155d7a0c47ce5cca10ce1c3194e3773533165974639bfb88ae44",
    "metadata": {},
    "name": "useSubmissionJudgedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4cc77d3cf4c2687f3698b72e07aa6087";

export default node;
