/**
 * @generated SignedSource<<44e094a2d93555a411013254376cba05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BloodPanel_challenge$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BloodList_challenge">;
  readonly " $fragmentType": "BloodPanel_challenge";
};
export type BloodPanel_challenge$key = {
  readonly " $data"?: BloodPanel_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"BloodPanel_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BloodPanel_challenge",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BloodList_challenge"
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "d46f1e89d1325c2e85ea9c7bd4b15514";

export default node;
