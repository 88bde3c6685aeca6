/**
 * @generated SignedSource<<227819fdebc1c7446a4ed6714682d908>>
 * @relayHash 3c794b86e166085cc45de3a200d3e534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdde3e25387651afaea1f0c730cab5950ebfc10205977d42530d7e806aa55979

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCountedAttemptsChangedSubscription$variables = {
  challengeId: string;
};
export type useCountedAttemptsChangedSubscription$data = {
  readonly countedAttemptsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"AttemptsPanel_challenge">;
  };
};
export type useCountedAttemptsChangedSubscription = {
  response: useCountedAttemptsChangedSubscription$data;
  variables: useCountedAttemptsChangedSubscription$variables;
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
    "name": "challengeId",
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
    "name": "useCountedAttemptsChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "countedAttemptsChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AttemptsPanel_challenge"
          }
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
    "name": "useCountedAttemptsChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "countedAttemptsChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fdde3e25387651afaea1f0c730cab5950ebfc10205977d42530d7e806aa55979",
    "metadata": {},
    "name": "useCountedAttemptsChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "69542ee9c64735f3c641bf5265fc377a";

export default node;
