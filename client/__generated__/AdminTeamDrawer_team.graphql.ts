/**
 * @generated SignedSource<<1eb27b9c9ed24a11e468fb1d5639a169>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminTeamDrawer_team$data = {
  readonly avatarUrl: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdminTeamForm_team" | "AdminTeamMembers_team" | "DeleteTeamDeed_team">;
  readonly " $fragmentType": "AdminTeamDrawer_team";
};
export type AdminTeamDrawer_team$key = {
  readonly " $data"?: AdminTeamDrawer_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminTeamDrawer_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminTeamDrawer_team",
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
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminTeamForm_team"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminTeamMembers_team"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteTeamDeed_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "3e2551f6f86d733eed9a68ce3f1f8717";

export default node;
