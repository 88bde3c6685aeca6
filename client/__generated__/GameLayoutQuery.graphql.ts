/**
 * @generated SignedSource<<43babfbf848be656a58c9d3e1aab2eaf>>
 * @relayHash 8a2c2bb90523efe0a61c4bd6712f7ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5efee73ad167c4ae65d8517d3c33369ab46004c1c56f94f5f6686d6347fb199

import type { ConcreteRequest } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
export type GameLayoutQuery$variables = {
  gameId: number;
};
export type GameLayoutQuery$data = {
  readonly game: {
    readonly databaseId: number;
    readonly end: string;
    readonly id: string;
    readonly start: string;
    readonly state: GameState;
    readonly viewerParticipation: {
      readonly status: ParticipationStatus;
    } | null | undefined;
  } | null | undefined;
};
export type GameLayoutQuery = {
  response: GameLayoutQuery$data;
  variables: GameLayoutQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
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
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "end",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GameLayoutQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
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
            "concreteType": "Participation",
            "kind": "LinkedField",
            "name": "viewerParticipation",
            "plural": false,
            "selections": [
              (v7/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "GameLayoutQuery",
    "selections": [
      {
        "alias": "game",
        "args": (v1/*:: as any*/),
        "concreteType": "Game",
        "kind": "LinkedField",
        "name": "gameByDatabaseId",
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
            "concreteType": "Participation",
            "kind": "LinkedField",
            "name": "viewerParticipation",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b5efee73ad167c4ae65d8517d3c33369ab46004c1c56f94f5f6686d6347fb199",
    "metadata": {},
    "name": "GameLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "074f25e12dc63aa81b782868c4533432";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
