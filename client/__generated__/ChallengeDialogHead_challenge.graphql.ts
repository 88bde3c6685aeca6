/**
 * @generated SignedSource<<c03d0f3227b0425823f0f03adc3c83bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChallengeCategory = "AI" | "Blockchain" | "Crypto" | "Forensics" | "Hardware" | "Misc" | "Mobile" | "OSINT" | "PPC" | "Pentest" | "Pwn" | "Reverse" | "Web";
export type ChallengeType = "DynamicAttachment" | "DynamicContainer" | "StaticAttachment" | "StaticContainer";
import type { FragmentRefs } from "relay-runtime";
export type ChallengeDialogHead_challenge$data = {
  readonly category: ChallengeCategory;
  readonly closeAt: string | null | undefined;
  readonly databaseId: number;
  readonly score: number;
  readonly solvedCount: number;
  readonly title: string;
  readonly type: ChallengeType;
  readonly viewerSolve: {
    readonly " $fragmentSpreads": FragmentRefs<"SolveMark_solve">;
  } | null | undefined;
  readonly " $fragmentType": "ChallengeDialogHead_challenge";
};
export type ChallengeDialogHead_challenge$key = {
  readonly " $data"?: ChallengeDialogHead_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChallengeDialogHead_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChallengeDialogHead_challenge",
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
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerSolve",
      "kind": "LinkedField",
      "name": "viewerSolve",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SolveMark_solve"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "85562ac2ca61d618d26cc320bf634a65";

export default node;
