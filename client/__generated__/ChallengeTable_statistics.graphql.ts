/**
 * @generated SignedSource<<718083d5297d45932f7c0cbc661f4d5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeTable_statistics$data = {
  readonly challenges: ReadonlyArray<{
    readonly attemptingTeamCount: number;
    readonly category: ChallengeCategory;
    readonly challengeId: string;
    readonly firstSolveAt: string | null | undefined;
    readonly medianSolveSeconds: number | null | undefined;
    readonly solveRate: number | null | undefined;
    readonly solvingTeamCount: number;
    readonly submissionCount: number;
    readonly submissionsPerSolve: number | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "ChallengeTable_statistics";
};
export type ChallengeTable_statistics$key = {
  readonly " $data"?: ChallengeTable_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeTable_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeTable_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChallengeStatistics",
      "kind": "LinkedField",
      "name": "challenges",
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
          "name": "submissionCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attemptingTeamCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solvingTeamCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solveRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submissionsPerSolve",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstSolveAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianSolveSeconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GameStatistics",
  "abstractKey": null
};

(node as any).hash = "dd282cef8a06e38ec53f64bd2ca3652d";

export default node;
