/**
 * @generated SignedSource<<09710cff99904998e66c861b6326af13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type AdminChallengeList_game$data = {
  readonly allChallenges: ReadonlyArray<{
    readonly category: ChallengeCategory;
    readonly id: string;
    readonly isEnabled: boolean | null | undefined;
    readonly solvedCount: number;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AdminChallengeRow_challenge">;
  }> | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly " $fragmentType": "AdminChallengeList_game";
};
export type AdminChallengeList_game$key = {
  readonly " $data"?: AdminChallengeList_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminChallengeList_game">;
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
  "name": "AdminChallengeList_game",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "solvedCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AdminChallengeRow_challenge"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};
})();

(node as any).hash = "ab0901fd7c47ab14cda67c66910a14d4";

export default node;
