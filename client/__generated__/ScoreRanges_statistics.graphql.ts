/**
 * @generated SignedSource<<503eee912f6c316f430dd6eda014df5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScoreRanges_statistics$data = {
  readonly scores: ReadonlyArray<{
    readonly from: number;
    readonly teamCount: number;
    readonly to: number;
  }>;
  readonly " $fragmentType": "ScoreRanges_statistics";
};
export type ScoreRanges_statistics$key = {
  readonly " $data"?: ScoreRanges_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreRanges_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScoreRanges_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ScoreRange",
      "kind": "LinkedField",
      "name": "scores",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "teamCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GameStatistics",
  "abstractKey": null
};

(node as any).hash = "0b9ff24037ec11c0908ce5338de5cead";

export default node;
