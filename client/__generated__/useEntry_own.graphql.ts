/**
 * @generated SignedSource<<f1ea74facb66ae19ec162afe50e8503d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParticipationStatus = "Accepted" | "Pending" | "Rejected" | "Suspended" | "Unsubmitted";
import type { FragmentRefs } from "relay-runtime";
export type useEntry_own$data = {
  readonly division: string | null | undefined;
  readonly status: ParticipationStatus;
  readonly team: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly writeup: {
    readonly uploadedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useEntry_own";
};
export type useEntry_own$key = {
  readonly " $data"?: useEntry_own$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEntry_own">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEntry_own",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Writeup",
      "kind": "LinkedField",
      "name": "writeup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uploadedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Participation",
  "abstractKey": null
};

(node as any).hash = "629c3336d57acbbaff646dccf0c20288";

export default node;
