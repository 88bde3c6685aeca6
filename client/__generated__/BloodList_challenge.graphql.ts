/**
 * @generated SignedSource<<40f17d689a4266a355ee34235664c604>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BloodList_challenge$data = {
  readonly bloods: ReadonlyArray<{
    readonly solvedAt: string;
    readonly teamName: string;
  }>;
  readonly databaseId: number;
  readonly disableBloodBonus: boolean;
  readonly " $fragmentType": "BloodList_challenge";
};
export type BloodList_challenge$key = {
  readonly " $data"?: BloodList_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"BloodList_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BloodList_challenge",
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
      "name": "disableBloodBonus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Blood",
      "kind": "LinkedField",
      "name": "bloods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "teamName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solvedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "92c00d8dbffddbfbc5ca6cbea3e1d423";

export default node;
