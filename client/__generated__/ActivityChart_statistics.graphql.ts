/**
 * @generated SignedSource<<9fd4a9ee78b175d981c05f505132bb8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityChart_statistics$data = {
  readonly activity: ReadonlyArray<{
    readonly activeTeamCount: number;
    readonly solveCount: number;
    readonly startAt: string;
    readonly submissionCount: number;
  }>;
  readonly solveCount: number;
  readonly submissionCount: number;
  readonly " $fragmentType": "ActivityChart_statistics";
};
export type ActivityChart_statistics$key = {
  readonly " $data"?: ActivityChart_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityChart_statistics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submissionCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solveCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityChart_statistics",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GameActivity",
      "kind": "LinkedField",
      "name": "activity",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startAt",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeTeamCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GameStatistics",
  "abstractKey": null
};
})();

(node as any).hash = "10b0743958f4a6c1b3174e4c5557845b";

export default node;
