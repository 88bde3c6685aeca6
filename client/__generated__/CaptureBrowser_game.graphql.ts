/**
 * @generated SignedSource<<6c4e831b08ce5e24016a6a55913cf1fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type CaptureBrowser_game$data = {
  readonly captures: ReadonlyArray<{
    readonly category: ChallengeCategory;
    readonly challengeId: string;
    readonly teamCount: number;
    readonly title: string;
  }> | null | undefined;
  readonly databaseId: number;
  readonly " $fragmentType": "CaptureBrowser_game";
};
export type CaptureBrowser_game$key = {
  readonly " $data"?: CaptureBrowser_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaptureBrowser_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaptureBrowser_game",
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
      "concreteType": "ChallengeTraffic",
      "kind": "LinkedField",
      "name": "captures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "challengeId",
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
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "teamCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "61721960a1887091d0fcf5e43b923038";

export default node;
