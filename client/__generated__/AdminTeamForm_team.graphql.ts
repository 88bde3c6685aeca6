/**
 * @generated SignedSource<<22e79c27f66a25579f7aca31815155de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminTeamForm_team$data = {
  readonly bio: string | null | undefined;
  readonly id: string;
  readonly locked: boolean;
  readonly name: string;
  readonly revision: string | null | undefined;
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
      "name": "bio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "3366ec225624d5ac76b6cdf15f522ba7";

export default node;
