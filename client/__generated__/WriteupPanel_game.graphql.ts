/**
 * @generated SignedSource<<0aaf824057276d34c7897709cd2c0aeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
import type { FragmentRefs } from "relay-runtime";
export type WriteupPanel_game$data = {
  readonly databaseId: number;
  readonly state: GameState;
  readonly viewerParticipation: {
    readonly status: ParticipationStatus;
    readonly writeup: {
      readonly " $fragmentSpreads": FragmentRefs<"WriteupFile_writeup">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useEntry_own">;
  } | null | undefined;
  readonly writeupDeadline: string;
  readonly writeupNote: string | null | undefined;
  readonly writeupRequired: boolean;
  readonly " $fragmentType": "WriteupPanel_game";
};
export type WriteupPanel_game$key = {
  readonly " $data"?: WriteupPanel_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupPanel_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupPanel_game",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeupRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeupDeadline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeupNote",
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
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useEntry_own"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Writeup",
          "kind": "LinkedField",
          "name": "writeup",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WriteupFile_writeup"
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

(node as any).hash = "b4868fd8d72208e0545dbcd698df6431";

export default node;
