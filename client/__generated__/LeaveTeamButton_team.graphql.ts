/**
 * @generated SignedSource<<c065c9dd9ce6a22061325e28a6a494d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaveTeamButton_team$data = {
  readonly databaseId: number;
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
      "name": "databaseId",
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

(node as any).hash = "b4f270b33f5ebf1860d9c6525aa4389e";

export default node;
