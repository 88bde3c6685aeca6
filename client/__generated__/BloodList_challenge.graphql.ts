/**
 * @generated SignedSource<<81a43820fef3a43e7f1d0990b3f7d3fa>>
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
    readonly team: {
      readonly name: string;
    };
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
          "concreteType": "ScoreboardTeam",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
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

(node as any).hash = "a8152bcee0258e372028b3351a41c661";

export default node;
