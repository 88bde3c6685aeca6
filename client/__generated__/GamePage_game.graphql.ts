/**
 * @generated SignedSource<<8a3c6c52824ad061f9b2b6cb8decf3be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type GamePage_game$data = {
  readonly content: string;
  readonly finalizedAt: string | null | undefined;
  readonly mayGetCertificate: boolean;
  readonly posterUrl: string | null | undefined;
  readonly state: GameState;
  readonly title: string;
  readonly viewerParticipation: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useEntry_own">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GameFacts_game" | "GameHead_game" | "useEntry_game">;
  readonly " $fragmentType": "GamePage_game";
};
export type GamePage_game$key = {
  readonly " $data"?: GamePage_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GamePage_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GamePage_game",
  "selections": [
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
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "posterUrl",
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
      "name": "finalizedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayGetCertificate",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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
      "name": "GameHead_game"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GameFacts_game"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEntry_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "1aacc30307c1b13e43362c7855403cab";

export default node;
