/**
 * @generated SignedSource<<16ed57824c1721bf1f9b302a6db69048>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AdminTeamForm_team" | "AdminTeamMembers_team" | "DeleteTeamAction_team">;
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
      "name": "DeleteTeamAction_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "123591e907ead739636a9b84ed9d3f44";

export default node;
