/**
 * @generated SignedSource<<8d9aea57df0a1051f481b07ae12747e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
import type { FragmentRefs } from "relay-runtime";
export type ReviewDrawer_participation$data = {
  readonly division: string | null | undefined;
  readonly id: string;
  readonly status: ParticipationStatus;
  readonly team: {
    readonly avatarUrl: string | null | undefined;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDetails_participation">;
  readonly " $fragmentType": "ReviewDrawer_participation";
};
export type ReviewDrawer_participation$key = {
  readonly " $data"?: ReviewDrawer_participation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDrawer_participation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewDrawer_participation",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDetails_participation"
    }
  ],
  "type": "Participation",
  "abstractKey": null
};

(node as any).hash = "bcd9017bb26cd4fc3e3a8acaba38c4d6";

export default node;
