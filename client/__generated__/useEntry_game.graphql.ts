/**
 * @generated SignedSource<<4d236b3d1e3c8db5d8a4afd091b663b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DivisionEntry = "ByHand" | "Code" | "MailDomain" | "Open";
export type DivisionStanding = "OutOfCompetition" | "Ranked" | "Tester";
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type useEntry_game$data = {
  readonly acceptWithoutReview: boolean;
  readonly challengeCount: number | null | undefined;
  readonly claimedDivision: string | null | undefined;
  readonly databaseId: number;
  readonly divisionRights: ReadonlyArray<{
    readonly entry: DivisionEntry;
    readonly mailDomains: ReadonlyArray<string>;
    readonly name: string;
    readonly standing: DivisionStanding;
  }>;
  readonly end: string;
  readonly id: string;
  readonly inviteCodeRequired: boolean;
  readonly pausedAt: string | null | undefined;
  readonly start: string;
  readonly state: GameState;
  readonly teamCount: number;
  readonly teamMemberCountLimit: number;
  readonly title: string;
  readonly viewerParticipation: {
    readonly " $fragmentSpreads": FragmentRefs<"useEntry_own">;
  } | null | undefined;
  readonly writeupDeadline: string;
  readonly writeupRequired: boolean;
  readonly " $fragmentType": "useEntry_game";
};
export type useEntry_game$key = {
  readonly " $data"?: useEntry_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEntry_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEntry_game",
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
      "name": "teamCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challengeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptWithoutReview",
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
      "name": "inviteCodeRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimedDivision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Division",
      "kind": "LinkedField",
      "name": "divisionRights",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entry",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailDomains",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamMemberCountLimit",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "useEntry_own"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "2bd249a7204d522196667f08565b0149";

export default node;
