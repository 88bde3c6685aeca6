/**
 * @generated SignedSource<<22a68bdbad0f1484f0d4351173dfa928>>
 * @relayHash 04de5f7959d1b44c6ac0e9abce5d9ec8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca13dc68927f036301c3b1f50918f08934798b4eb81d317089e14c479357e9df

import type { ConcreteRequest } from 'relay-runtime';
export type InstanceStatus = "Failed" | "None" | "Pulling" | "Queued" | "Running" | "Starting" | "Stopping";
export type InstanceAlertsQuery$variables = {
  gameId: number;
};
export type InstanceAlertsQuery$data = {
  readonly game: {
    readonly challenges: ReadonlyArray<{
      readonly databaseId: number;
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
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Instance",
  "kind": "LinkedField",
  "name": "instance",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
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
              (v4/*:: as any*/),
              (v6/*:: as any*/)
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
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": "challenges(hasContainer:true)"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ca13dc68927f036301c3b1f50918f08934798b4eb81d317089e14c479357e9df",
    "metadata": {},
    "name": "InstanceAlertsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d971a53c2dd748fff0e4e3cde874a2b4";

export default node;
