/**
 * @generated SignedSource<<e7808ef675a6bd07a1e20773beaa6e33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameFacts_game$data = {
  readonly acceptWithoutReview: boolean;
  readonly bloodBonus: {
    readonly first: number;
    readonly second: number;
    readonly third: number;
  };
  readonly bloodBonusPoints: ReadonlyArray<number>;
  readonly challengeCount: number | null | undefined;
  readonly containerCountLimit: number;
  readonly divisions: ReadonlyArray<string>;
  readonly end: string;
  readonly practiceMode: boolean;
  readonly start: string;
  readonly teamCount: number;
  readonly teamMemberCountLimit: number;
  readonly writeupDeadline: string;
  readonly writeupRequired: boolean;
  readonly " $fragmentType": "GameFacts_game";
};
export type GameFacts_game$key = {
  readonly " $data"?: GameFacts_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameFacts_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameFacts_game",
  "selections": [
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
      "name": "teamMemberCountLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "containerCountLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "divisions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "practiceMode",
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
      "concreteType": "BloodBonus",
      "kind": "LinkedField",
      "name": "bloodBonus",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "second",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "third",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bloodBonusPoints",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "deaf6bc64e15598bb7278aa29d51f25e";

export default node;
