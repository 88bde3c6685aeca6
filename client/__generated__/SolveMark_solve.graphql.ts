/**
 * @generated SignedSource<<8f7c711ee653bbde78bff5e1ba9c3773>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionType = "FirstBlood" | "Normal" | "SecondBlood" | "ThirdBlood" | "Unaccepted";
import type { FragmentRefs } from "relay-runtime";
export type SolveMark_solve$data = {
  readonly solvedAt: string;
  readonly type: SubmissionType;
  readonly " $fragmentType": "SolveMark_solve";
};
export type SolveMark_solve$key = {
  readonly " $data"?: SolveMark_solve$data;
  readonly " $fragmentSpreads": FragmentRefs<"SolveMark_solve">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SolveMark_solve",
  "selections": [
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
      "name": "solvedAt",
      "storageKey": null
    }
  ],
  "type": "ViewerSolve",
  "abstractKey": null
};

(node as any).hash = "31a5d2b2bb3d03f000f53aa9dd837810";

export default node;
