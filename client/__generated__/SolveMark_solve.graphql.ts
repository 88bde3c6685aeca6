/**
 * @generated SignedSource<<edc1638c9f2f029027fdc55769415414>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionType = "FirstBlood" | "Normal" | "SecondBlood" | "ThirdBlood" | "Unaccepted";
import type { FragmentRefs } from "relay-runtime";
export type SolveMark_solve$data = {
  readonly isAfterFreeze: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAfterFreeze",
      "storageKey": null
    }
  ],
  "type": "ViewerSolve",
  "abstractKey": null
};

(node as any).hash = "b6d50f7f78186bc29b595881daabe398";

export default node;
