/**
 * @generated SignedSource<<18e95d58107926df4ac463a3e5108261>>
 * @relayHash 4633d63e530d8a49f823bb5da5b3113d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddbdff2db236c29f830f14c8d964cd3921bd516173e963c0e376c5522b50e073

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerResult = "Accepted" | "CheatDetected" | "FlagSubmitted" | "NotFound" | "WrongAnswer";
export type LastSubmissionsQuery$variables = {
  challengeId: string;
  gameId: string;
};
export type LastSubmissionsQuery$data = {
  readonly game: {
    readonly databaseId: number;
    readonly submissions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly status: AnswerResult;
          readonly submittedAt: string;
          readonly teamName: string;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type LastSubmissionsQuery = {
  response: LastSubmissionsQuery$data;
  variables: LastSubmissionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "challengeId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gameId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "gameId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "challengeId",
      "variableName": "challengeId"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 5
    }
  ],
  "concreteType": "SubmissionConnection",
  "kind": "LinkedField",
  "name": "submissions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubmissionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Submission",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "submittedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "teamName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LastSubmissionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LastSubmissionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "game",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ddbdff2db236c29f830f14c8d964cd3921bd516173e963c0e376c5522b50e073",
    "metadata": {},
    "name": "LastSubmissionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1541a8a569c723e8c47903330b67d51";

export default node;
