/**
 * @generated SignedSource<<9cdefa40abcd829eca5823d76d7d7537>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTeamAction_team$data = {
  readonly id: string;
  readonly members: ReadonlyArray<{
    readonly isCaptain: boolean;
  }>;
  readonly name: string;
  readonly " $fragmentType": "DeleteTeamAction_team";
};
export type DeleteTeamAction_team$key = {
  readonly " $data"?: DeleteTeamAction_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTeamAction_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteTeamAction_team",
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
      "concreteType": "TeamMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCaptain",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "4c055f77a37a72a05a21446f763fd722";

export default node;
