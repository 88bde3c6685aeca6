/**
 * @generated SignedSource<<10abe30615f46eaeaf673561346e2e97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameFigures_statistics$data = {
  readonly solveCount: number;
  readonly submissionCount: number;
  readonly teamCount: number;
  readonly " $fragmentType": "GameFigures_statistics";
};
export type GameFigures_statistics$key = {
  readonly " $data"?: GameFigures_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameFigures_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameFigures_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamCount",
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
      "name": "solveCount",
      "storageKey": null
    }
  ],
  "type": "GameStatistics",
  "abstractKey": null
};

(node as any).hash = "0b1882f29595a2b1c88309ae56ab8963";

export default node;
