/**
 * @generated SignedSource<<4768aedb30e57ef3e4b3e24c006a85b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type DivisionEntry = "ByHand" | "Code" | "MailDomain" | "Open";
export type DivisionStanding = "OutOfCompetition" | "Ranked" | "Tester";
import type { FragmentRefs } from "relay-runtime";
export type DivisionRights_game$data = {
  readonly allChallenges: ReadonlyArray<{
    readonly category: ChallengeCategory;
    readonly id: string;
    readonly title: string;
  }> | null | undefined;
  readonly divisionRights: ReadonlyArray<{
    readonly entry: DivisionEntry;
    readonly hiddenChallengeIds: ReadonlyArray<string> | null | undefined;
    readonly id: string;
    readonly inviteCode: string | null | undefined;
    readonly lowersValues: boolean;
    readonly mailDomains: ReadonlyArray<string>;
    readonly name: string;
    readonly requiresReview: boolean | null | undefined;
    readonly standing: DivisionStanding;
    readonly takesBloods: boolean;
  }>;
  readonly id: string;
  readonly " $fragmentType": "DivisionRights_game";
};
export type DivisionRights_game$key = {
  readonly " $data"?: DivisionRights_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"DivisionRights_game">;
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
  "name": "DivisionRights_game",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Division",
      "kind": "LinkedField",
      "name": "divisionRights",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "inviteCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailDomains",
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
          "name": "takesBloods",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowersValues",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresReview",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hiddenChallengeIds",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Challenge",
      "kind": "LinkedField",
      "name": "allChallenges",
      "plural": true,
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
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};
})();

(node as any).hash = "33cc640444b59aeabd359a8fe9d4672d";

export default node;
