/**
 * @generated SignedSource<<fe259623ebb54dfe8af63fc70ce979ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type PlayGate_game$data = {
  readonly databaseId: number;
  readonly end: string;
  readonly start: string;
  readonly state: GameState;
  readonly title: string;
  readonly viewerParticipation: {
    readonly team: {
      readonly name: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "PlayGate_game";
};
export type PlayGate_game$key = {
  readonly " $data"?: PlayGate_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayGate_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlayGate_game",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "concreteType": "Participation",
      "kind": "LinkedField",
      "name": "viewerParticipation",
      "plural": false,
      "selections": [
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "2eca5b65d2dc8a17df7f0a3d20e6a6d6";

export default node;
