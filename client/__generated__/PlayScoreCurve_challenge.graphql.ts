/**
 * @generated SignedSource<<5e4a82c925bf44598e67986ea1dcca12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayScoreCurve_challenge$data = {
  readonly databaseId: number;
  readonly minScore: number;
  readonly score: number;
  readonly scoreCurvePoints: ReadonlyArray<{
    readonly score: number;
    readonly solves: number;
  }>;
  readonly solvedCount: number;
  readonly " $fragmentType": "PlayScoreCurve_challenge";
};
export type PlayScoreCurve_challenge$key = {
  readonly " $data"?: PlayScoreCurve_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayScoreCurve_challenge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlayScoreCurve_challenge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "minScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScoreCurvePoint",
      "kind": "LinkedField",
      "name": "scoreCurvePoints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solves",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};
})();

(node as any).hash = "1b896f2e3d26ae9e38c07f4a5847a6c8";

export default node;
