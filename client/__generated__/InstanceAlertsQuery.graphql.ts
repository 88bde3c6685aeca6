/**
 * @generated SignedSource<<cb6bb61ecd9675fd9d4d22c94c9ea744>>
 * @relayHash a776ae834930a8949474ec894697b7d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee7a5f53e0914426be02d27eba66244942bb83477356fccb48ed1cc2a7f32692

import type { ConcreteRequest } from 'relay-runtime';
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
export type InstanceAlertsQuery$variables = {
  gameId: number;
};
export type InstanceAlertsQuery$data = {
  readonly game: {
    readonly challenges: ReadonlyArray<{
      readonly instance: {
        readonly expectStopAt: string | null | undefined;
        readonly id: string;
        readonly status: InstanceStatus;
      } | null | undefined;
      readonly title: string;
    }>;
  } | null | undefined;
};
export type InstanceAlertsQuery = {
  response: InstanceAlertsQuery$data;
  variables: InstanceAlertsQuery$variables;
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
    "name": "databaseId",
    "variableName": "gameId"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "hasContainer",
    "value": true
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
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
  "args": null,
  "concreteType": "Instance",
  "kind": "LinkedField",
  "name": "instance",
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
      "name": "expectStopAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InstanceAlertsQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Challenge",
            "kind": "LinkedField",
            "name": "challenges",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": "challenges(hasContainer:true)"
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
    "name": "InstanceAlertsQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Challenge",
            "kind": "LinkedField",
            "name": "challenges",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": "challenges(hasContainer:true)"
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ee7a5f53e0914426be02d27eba66244942bb83477356fccb48ed1cc2a7f32692",
    "metadata": {},
    "name": "InstanceAlertsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7106cd78cc65ced83128f5c1ee92d301";

export default node;
