/**
 * @generated SignedSource<<8bf850f52be3e7ef51165d63a789f2dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeTable_statistics$data = {
  readonly activity: ReadonlyArray<{
    readonly startAt: string;
  }>;
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
      "concreteType": "GameActivity",
      "kind": "LinkedField",
      "name": "activity",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "883ea18ec8d66f98eddfefcbeb215f14";

export default node;
