/**
 * @generated SignedSource<<d74ab45a17346ca73df02b834caea883>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type WriteupState = "Published" | "Refused" | "Waiting";
import type { FragmentRefs } from "relay-runtime";
export type WriteupShelf_game$data = {
  readonly aboutGame: {
    readonly totalCount: number;
  };
  readonly databaseId: number;
  readonly writeupTopics: ReadonlyArray<{
    readonly challenge: {
      readonly category: ChallengeCategory;
      readonly challengeDatabaseId: number;
      readonly challengeId: string;
      readonly title: string;
    };
    readonly count: number;
    readonly mayShare: boolean;
    readonly viewerWriteupId: string | null | undefined;
    readonly viewerWriteupState: WriteupState | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "WriteupShelf_game";
};
export type WriteupShelf_game$key = {
  readonly " $data"?: WriteupShelf_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupShelf_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupShelf_game",
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
      "concreteType": "WriteupTopic",
      "kind": "LinkedField",
      "name": "writeupTopics",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WriteupChallenge",
          "kind": "LinkedField",
          "name": "challenge",
          "plural": false,
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
              "name": "challengeDatabaseId",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerWriteupId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerWriteupState",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "aboutGame",
      "args": [
        {
          "kind": "Literal",
          "name": "aboutGame",
          "value": true
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "SharedWriteupConnection",
      "kind": "LinkedField",
      "name": "sharedWriteups",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "sharedWriteups(aboutGame:true,first:1)"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "ca4512cf888176a719e01fa1ec970d93";

export default node;
