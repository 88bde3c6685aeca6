/**
 * @generated SignedSource<<b753a578080c19a0a15f3c7ffbab7ae3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamEditForm_team$data = {
  readonly bio: string | null | undefined;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "TeamEditForm_team";
};
export type TeamEditForm_team$key = {
  readonly " $data"?: TeamEditForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamEditForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamEditForm_team",
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
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "1500be8cf8022fff3d0f01abc7870bfc";

export default node;
