/**
 * @generated SignedSource<<2dc5f95ee27f7fe800e4d4845faba964>>
 * @relayHash d41d01262723c6e9f5542809606be25f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6d32c2dbcab1ab8569351e22e0fa6c0635e2a061bb2fcc0c8efeeb815fd2c1b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAttemptsRefreshQuery$variables = {
  challengeId: string;
};
export type useAttemptsRefreshQuery$data = {
  readonly node: {
    readonly challenge: {
      readonly " $fragmentSpreads": FragmentRefs<"AttemptsPanel_challenge">;
    } | null | undefined;
  } | null | undefined;
};
export type useAttemptsRefreshQuery = {
  response: useAttemptsRefreshQuery$data;
  variables: useAttemptsRefreshQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "challengeId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "challengeId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAttemptsRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AttemptsPanel_challenge"
                }
              ],
              "type": "Challenge",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "challenge"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttemptsRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "submissionLimit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TeamAttempts",
                "kind": "LinkedField",
                "name": "countedAttempts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "wrongCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Participation",
                    "kind": "LinkedField",
                    "name": "participation",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Team",
                        "kind": "LinkedField",
                        "name": "team",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Challenge",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e6d32c2dbcab1ab8569351e22e0fa6c0635e2a061bb2fcc0c8efeeb815fd2c1b",
    "metadata": {},
    "name": "useAttemptsRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33c55ac631cd1244d9d15b67b73ed614";

export default node;
