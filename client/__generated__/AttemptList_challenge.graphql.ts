/**
 * @generated SignedSource<<8c1af9e30f822fdbf54d6472bbef23c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerResult = "Accepted" | "CheatDetected" | "FlagSubmitted" | "NotFound" | "WrongAnswer";
import type { FragmentRefs } from "relay-runtime";
export type AttemptList_challenge$data = {
  readonly viewerSubmissions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly answer: string;
        readonly id: string;
        readonly status: AnswerResult;
        readonly submittedAt: string;
        readonly userName: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "AttemptList_challenge";
};
export type AttemptList_challenge$key = {
  readonly " $data"?: AttemptList_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptList_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttemptList_challenge",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "ViewerSubmissionConnection",
      "kind": "LinkedField",
      "name": "viewerSubmissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SubmissionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Submission",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "submittedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "userName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "viewerSubmissions(first:6)"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "9af8add7f4973c608d78843d2c8f2554";

export default node;
