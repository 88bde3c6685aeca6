/**
 * @generated SignedSource<<3c137adfd595d29de7fc0b906f5a9445>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewFilters_game$data = {
  readonly Accepted: number | null | undefined;
  readonly All: number | null | undefined;
  readonly Pending: number | null | undefined;
  readonly Rejected: number | null | undefined;
  readonly Suspended: number | null | undefined;
  readonly " $fragmentType": "ReviewFilters_game";
};
export type ReviewFilters_game$key = {
  readonly " $data"?: ReviewFilters_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewFilters_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewFilters_game",
  "selections": [
    {
      "alias": "All",
      "args": null,
      "kind": "ScalarField",
      "name": "participationCount",
      "storageKey": null
    },
    {
      "alias": "Pending",
      "args": [
        {
          "kind": "Literal",
          "name": "status",
          "value": "Pending"
        }
      ],
      "kind": "ScalarField",
      "name": "participationCount",
      "storageKey": "participationCount(status:\"Pending\")"
    },
    {
      "alias": "Accepted",
      "args": [
        {
          "kind": "Literal",
          "name": "status",
          "value": "Accepted"
        }
      ],
      "kind": "ScalarField",
      "name": "participationCount",
      "storageKey": "participationCount(status:\"Accepted\")"
    },
    {
      "alias": "Rejected",
      "args": [
        {
          "kind": "Literal",
          "name": "status",
          "value": "Rejected"
        }
      ],
      "kind": "ScalarField",
      "name": "participationCount",
      "storageKey": "participationCount(status:\"Rejected\")"
    },
    {
      "alias": "Suspended",
      "args": [
        {
          "kind": "Literal",
          "name": "status",
          "value": "Suspended"
        }
      ],
      "kind": "ScalarField",
      "name": "participationCount",
      "storageKey": "participationCount(status:\"Suspended\")"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "be37f24a34725d2b9498731dd1fea0c2";

export default node;
