/**
 * @generated SignedSource<<dacf80cd4545dbff3257daf2e7213429>>
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
    }
  ],
  "type": "Participation",
  "abstractKey": null
};

(node as any).hash = "57fe643aab043cd71e34850d62748a0c";

export default node;
