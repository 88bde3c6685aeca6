/**
 * @generated SignedSource<<1f49be9b04cb328034e406650c665318>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayScoreCurve_challenge$data = {
  readonly databaseId: number;
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

(node as any).hash = "914b16fa8575a5ff3b9daca471bdbbe1";

export default node;
