/**
 * @generated SignedSource<<ef0c981b092e887be400e17dd7e338c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamCell_team$data = {
  readonly avatarUrl: string | null | undefined;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "TeamCell_team";
};
export type TeamCell_team$key = {
  readonly " $data"?: TeamCell_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamCell_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamCell_team",
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
      "name": "avatarUrl",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "0d7376a8e58049c8cc11d25f2f317f38";

export default node;
