/**
 * @generated SignedSource<<281994fad024065bf41f873418a387dd>>
 * @relayHash 3ffc2ed84c802c614e040bba8d4f7205
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa6058a77cbf1566b89a42e7abeb559b1aaecd78e3885426473362e379486f15

import type { ConcreteRequest } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
export type EmbedPageQuery$variables = {
  gameId: number;
};
export type EmbedPageQuery$data = {
  readonly clientConfig: {
    readonly customTheme: string | null | undefined;
    readonly title: string;
  };
  readonly game: {
    readonly databaseId: number;
    readonly end: string;
    readonly id: string;
    readonly pausedAt: string | null | undefined;
    readonly start: string;
    readonly state: GameState;
    readonly title: string;
  } | null | undefined;
};
export type EmbedPageQuery = {
  response: EmbedPageQuery$data;
  variables: EmbedPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "gameId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ClientConfig",
    "kind": "LinkedField",
    "name": "clientConfig",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customTheme",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "game",
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "gameId"
      }
    ],
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "gameByDatabaseId",
    "plural": false,
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
        "name": "databaseId",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "start",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "end",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pausedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
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
    "name": "EmbedPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmbedPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "aa6058a77cbf1566b89a42e7abeb559b1aaecd78e3885426473362e379486f15",
    "metadata": {},
    "name": "EmbedPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d02144f7dec29ca083888c7ac9d128af";

export default node;
