/**
 * @generated SignedSource<<bf2dc54d4068b285e54fdc5960b4b647>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
import type { FragmentRefs } from "relay-runtime";
export type CheatParty_participation$data = {
  readonly division: string | null | undefined;
  readonly status: ParticipationStatus;
  readonly team: {
    readonly avatarUrl: string | null | undefined;
    readonly databaseId: number;
    readonly name: string;
  };
  readonly " $fragmentType": "CheatParty_participation";
};
export type CheatParty_participation$key = {
  readonly " $data"?: CheatParty_participation$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheatParty_participation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheatParty_participation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "division",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
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
          "name": "avatarUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Participation",
  "abstractKey": null
};

(node as any).hash = "62e0fdb02d3f5221f5f75d9d5787072a";

export default node;
