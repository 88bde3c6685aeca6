/**
 * @generated SignedSource<<5c47d30700939fb4b9930f190e99cfda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateRule = "AllTeams" | "FirstTeams" | "Off" | "RankedTeams";
export type PlayerWriteups = "AfterApproval" | "AtOnce" | "Off";
import type { FragmentRefs } from "relay-runtime";
export type GameForm_game$data = {
  readonly acceptWithoutReview: boolean;
  readonly bloodBonus: {
    readonly first: number;
    readonly second: number;
    readonly third: number;
  };
  readonly bloodBonusPoints: ReadonlyArray<number>;
  readonly certificateRule: CertificateRule;
  readonly certificateSignature: string;
  readonly certificateTeamLimit: number;
  readonly certificateText: string;
  readonly containerCountLimit: number;
  readonly content: string;
  readonly databaseId: number;
  readonly divisions: ReadonlyArray<string>;
  readonly end: string;
  readonly freezeAt: string | null | undefined;
  readonly hasCompatibleApis: boolean;
  readonly hasFlagBox: boolean;
  readonly hidden: boolean;
  readonly id: string;
  readonly inviteCode: string | null | undefined;
  readonly inviteCodeRequired: boolean;
  readonly playerWriteups: PlayerWriteups;
  readonly practiceMode: boolean;
  readonly revision: string | null | undefined;
  readonly start: string;
  readonly summary: string;
  readonly teamMemberCountLimit: number;
  readonly title: string;
  readonly writeupDeadline: string;
  readonly writeupNote: string | null | undefined;
  readonly writeupRequired: boolean;
  readonly " $fragmentType": "GameForm_game";
};
export type GameForm_game$key = {
  readonly " $data"?: GameForm_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameForm_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameForm_game",
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
      "name": "summary",
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
      "name": "hidden",
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
      "name": "freezeAt",
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
      "name": "hasFlagBox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "playerWriteups",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasCompatibleApis",
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
      "name": "inviteCode",
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
      "name": "divisions",
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
      "kind": "ScalarField",
      "name": "certificateRule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateTeamLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateSignature",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "c519bde42b23e743323a726d2fbb79a8";

export default node;
