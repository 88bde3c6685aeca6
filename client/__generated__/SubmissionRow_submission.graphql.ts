/**
 * @generated SignedSource<<5ea2b9229791f1ad229ebcbd13e00ce2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerResult = "Accepted" | "CheatDetected" | "FlagSubmitted" | "NotFound" | "WrongAnswer";
export type SubmissionType = "FirstBlood" | "Normal" | "SecondBlood" | "ThirdBlood" | "Unaccepted";
import type { FragmentRefs } from "relay-runtime";
export type SubmissionRow_submission$data = {
  readonly answer: string;
  readonly challengeDatabaseId: number;
  readonly challengeTitle: string;
  readonly ip: string | null | undefined;
  readonly status: AnswerResult;
  readonly submittedAt: string;
  readonly team: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"TeamCell_team">;
  };
  readonly type: SubmissionType;
  readonly userName: string | null | undefined;
  readonly " $fragmentType": "SubmissionRow_submission";
};
export type SubmissionRow_submission$key = {
  readonly " $data"?: SubmissionRow_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionRow_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionRow_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "submittedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ip",
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
      "name": "challengeTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamCell_team"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "67149f670e726db5043a418cde0ca33a";

export default node;
