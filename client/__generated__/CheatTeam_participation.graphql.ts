/**
 * @generated SignedSource<<c2180f5056128b8df6436fefbeb7ee1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
import type { FragmentRefs } from "relay-runtime";
export type CheatTeam_participation$data = {
  readonly division: string | null | undefined;
  readonly status: ParticipationStatus;
  readonly team: {
    readonly avatarUrl: string | null | undefined;
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "CheatTeam_participation";
};
export type CheatTeam_participation$key = {
  readonly " $data"?: CheatTeam_participation$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheatTeam_participation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheatTeam_participation",
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

(node as any).hash = "e2e6e14f72ac06f8221f48b2e52544de";

export default node;
