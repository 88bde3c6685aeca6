/**
 * @generated SignedSource<<cd0260efbdb157e335292397709848e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
import type { FragmentRefs } from "relay-runtime";
export type ChallengesPage_game$data = {
  readonly end: string;
  readonly finalizedAt: string | null | undefined;
  readonly id: string;
  readonly pausedAt: string | null | undefined;
  readonly start: string;
  readonly state: GameState;
  readonly title: string;
  readonly viewerParticipation: {
    readonly id: string;
    readonly status: ParticipationStatus;
    readonly " $fragmentSpreads": FragmentRefs<"useEntry_own">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeBoard_game" | "PlayGate_game" | "WriteupPanel_game">;
  readonly " $fragmentType": "ChallengesPage_game";
};
export type ChallengesPage_game$key = {
  readonly " $data"?: ChallengesPage_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengesPage_game">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengesPage_game",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Participation",
      "kind": "LinkedField",
      "name": "viewerParticipation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useEntry_own"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlayGate_game"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChallengeBoard_game"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WriteupPanel_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};
})();

(node as any).hash = "4ba6723b31fb0d29117ff7810ab94b93";

export default node;
