/**
 * @generated SignedSource<<5c4d22f477d96893cd6b776f3c559498>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamForm_team$data = {
  readonly bio: string | null | undefined;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "TeamForm_team";
};
export type TeamForm_team$key = {
  readonly " $data"?: TeamForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamForm_team",
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

(node as any).hash = "3ff174166bde0e02860b120e7a56d872";

export default node;
