/**
 * @generated SignedSource<<8b8854e07a3bacf880b6604bf007e54a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamList_viewer$data = {
  readonly teams: ReadonlyArray<{
    readonly databaseId: number;
    readonly isViewerCaptain: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"TeamCard_team" | "TeamDialog_team">;
  }>;
  readonly " $fragmentType": "TeamList_viewer";
};
export type TeamList_viewer$key = {
  readonly " $data"?: TeamList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "teams",
      "plural": true,
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
          "name": "isViewerCaptain",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamCard_team"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamDialog_team"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5b45b477efb2be70ace6dad619775cf1";

export default node;
