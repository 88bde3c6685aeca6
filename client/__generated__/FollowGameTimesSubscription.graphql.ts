/**
 * @generated SignedSource<<c8c7413f4d3a2e0e5c2a198e81e53bf1>>
 * @relayHash adf0ecfc6737e45e668d396817b26371
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1cc1eab144ea841cfbc1a4e3cf6a176a32154f31875aabbc827044062d2c4e1

import type { ConcreteRequest } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
export type FollowGameTimesSubscription$variables = {
  gameId: string;
};
export type FollowGameTimesSubscription$data = {
  readonly viewerGameChanged: {
    readonly end: string;
    readonly finalizedAt: string | null | undefined;
    readonly id: string;
    readonly pausedAt: string | null | undefined;
    readonly start: string;
    readonly state: GameState;
    readonly title: string;
  } | null | undefined;
};
export type FollowGameTimesSubscription = {
  response: FollowGameTimesSubscription$data;
  variables: FollowGameTimesSubscription$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "gameId",
        "variableName": "gameId"
      }
    ],
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "viewerGameChanged",
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
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
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
        "name": "finalizedAt",
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
    "name": "FollowGameTimesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FollowGameTimesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d1cc1eab144ea841cfbc1a4e3cf6a176a32154f31875aabbc827044062d2c4e1",
    "metadata": {},
    "name": "FollowGameTimesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ea11fd6c6d891bbb5c0657f05a366203";

export default node;
