/**
 * @generated SignedSource<<811e706f2383cc9ae3f4034e6179fa29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeSchedule_game$data = {
  readonly allChallenges: ReadonlyArray<{
    readonly category: ChallengeCategory;
    readonly closeAt: string | null | undefined;
    readonly databaseId: number;
    readonly id: string;
    readonly isEnabled: boolean | null | undefined;
    readonly isReleased: boolean | null | undefined;
    readonly releaseAt: string | null | undefined;
    readonly requiredChallenges: ReadonlyArray<{
      readonly id: string;
    }> | null | undefined;
    readonly title: string;
  }> | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly " $fragmentType": "ChallengeSchedule_game";
};
export type ChallengeSchedule_game$key = {
  readonly " $data"?: ChallengeSchedule_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeSchedule_game">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeSchedule_game",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Challenge",
      "kind": "LinkedField",
      "name": "allChallenges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReleased",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "releaseAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closeAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Challenge",
          "kind": "LinkedField",
          "name": "requiredChallenges",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
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
})();

(node as any).hash = "28d30ced27ebd1ec064b3a405f1bf89f";

export default node;
