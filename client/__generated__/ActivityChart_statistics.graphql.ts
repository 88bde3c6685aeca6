/**
 * @generated SignedSource<<f65bd3b13237168be9181d995a655c54>>
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
  readonly pauses: ReadonlyArray<{
    readonly pausedAt: string;
    readonly resumedAt: string;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GamePause",
      "kind": "LinkedField",
      "name": "pauses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resumedAt",
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

(node as any).hash = "d5c91d96635d3d7691691d0bc1fcce15";

export default node;
