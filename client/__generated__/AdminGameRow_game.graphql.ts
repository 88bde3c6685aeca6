/**
 * @generated SignedSource<<ec6a5b3d4ab0d210d70a8c562a891a47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameState = "Ended" | "Practice" | "Running" | "Upcoming";
import type { FragmentRefs } from "relay-runtime";
export type AdminGameRow_game$data = {
  readonly challengeCount: number | null | undefined;
  readonly databaseId: number;
  readonly end: string;
  readonly hidden: boolean;
  readonly pendingCount: number | null | undefined;
  readonly posterUrl: string | null | undefined;
  readonly start: string;
  readonly state: GameState;
  readonly teamCount: number;
  readonly title: string;
  readonly " $fragmentType": "AdminGameRow_game";
};
export type AdminGameRow_game$key = {
  readonly " $data"?: AdminGameRow_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminGameRow_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminGameRow_game",
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
      "name": "hidden",
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
      "alias": "pendingCount",
      "args": [
        {
          "kind": "Literal",
          "name": "status",
          "value": "Pending"
        }
      ],
      "kind": "ScalarField",
      "name": "participationCount",
      "storageKey": "participationCount(status:\"Pending\")"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "6dccdd62655e21d4191f10e25c2e0e9e";

export default node;
