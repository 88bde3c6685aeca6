/**
 * @generated SignedSource<<d9cb80efa6381149c004651431e71a33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTeamDeed_team$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly members: ReadonlyArray<{
    readonly isCaptain: boolean;
  }>;
  readonly name: string;
  readonly " $fragmentType": "DeleteTeamDeed_team";
};
export type DeleteTeamDeed_team$key = {
  readonly " $data"?: DeleteTeamDeed_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTeamDeed_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteTeamDeed_team",
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

(node as any).hash = "1a7936e7347982a59c309b8bb142d42e";

export default node;
