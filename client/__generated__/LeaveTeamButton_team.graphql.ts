/**
 * @generated SignedSource<<7082f438cc06e25775cb7f2f0211fd94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaveTeamButton_team$data = {
  readonly id: string;
  readonly locked: boolean;
  readonly name: string;
  readonly " $fragmentType": "LeaveTeamButton_team";
};
export type LeaveTeamButton_team$key = {
  readonly " $data"?: LeaveTeamButton_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveTeamButton_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaveTeamButton_team",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "942a789351dc9c43b27c9fb3fd9b6353";

export default node;
