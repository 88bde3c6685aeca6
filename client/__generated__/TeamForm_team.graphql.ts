/**
 * @generated SignedSource<<7fcc029df023844cdaa03dbd737b8edf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamForm_team$data = {
  readonly bio: string | null | undefined;
  readonly id: string;
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
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "31f0fa0d7c88f0da166e682e3364f8dd";

export default node;
