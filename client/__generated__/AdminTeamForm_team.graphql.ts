/**
 * @generated SignedSource<<6b9041b9a9892938ded327eafe172b03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminTeamForm_team$data = {
  readonly bio: string | null | undefined;
  readonly databaseId: number;
  readonly locked: boolean;
  readonly name: string;
  readonly " $fragmentType": "AdminTeamForm_team";
};
export type AdminTeamForm_team$key = {
  readonly " $data"?: AdminTeamForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminTeamForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminTeamForm_team",
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
      "name": "bio",
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

(node as any).hash = "0ff94d777b51dbf8d6a9af5db9ba9ad2";

export default node;
