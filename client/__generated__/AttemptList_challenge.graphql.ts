/**
 * @generated SignedSource<<629c565c62c60aa7fc38e1688bb98b20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnswerResult = "Accepted" | "CheatDetected" | "FlagSubmitted" | "NotFound" | "WrongAnswer";
import type { FragmentRefs } from "relay-runtime";
export type AttemptList_challenge$data = {
  readonly viewerSubmissions: ReadonlyArray<{
    readonly answer: string;
    readonly id: string;
    readonly status: AnswerResult;
    readonly submittedAt: string;
    readonly userName: string | null | undefined;
  }>;
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
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "viewerSubmissions",
      "plural": true,
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
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "11e14b4dc73cf84fdbbcfe1336b74aaf";

export default node;
