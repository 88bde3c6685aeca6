/**
 * @generated SignedSource<<1848fca1fc44d861ea50e3c0cab25ada>>
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
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "7851b2c2bcc70a8544749bc1879adec5";

export default node;
