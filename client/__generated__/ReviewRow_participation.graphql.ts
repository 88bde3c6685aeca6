/**
 * @generated SignedSource<<ef433d279f52cdbeaa58f3932734bd11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
import type { FragmentRefs } from "relay-runtime";
export type ReviewRow_participation$data = {
  readonly createdAt: string;
  readonly division: string | null | undefined;
  readonly members: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly status: ParticipationStatus;
  readonly team: {
    readonly avatarUrl: string | null | undefined;
    readonly databaseId: number;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDetails_participation">;
  readonly " $fragmentType": "ReviewRow_participation";
};
export type ReviewRow_participation$key = {
  readonly " $data"?: ReviewRow_participation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRow_participation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewRow_participation",
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
      "kind": "ScalarField",
      "name": "createdAt",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDetails_participation"
    }
  ],
  "type": "Participation",
  "abstractKey": null
};

(node as any).hash = "f04f00de478971780a133a9e302dffd6";

export default node;
