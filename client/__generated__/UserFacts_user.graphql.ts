/**
 * @generated SignedSource<<c7820cfe7a962df1296387875057721e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserFacts_user$data = {
  readonly databaseId: string;
  readonly ip: string | null | undefined;
  readonly lastVisitedAt: string | null | undefined;
  readonly registeredAt: string | null | undefined;
  readonly " $fragmentType": "UserFacts_user";
};
export type UserFacts_user$key = {
  readonly " $data"?: UserFacts_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserFacts_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserFacts_user",
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
      "name": "registeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastVisitedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ip",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cc6a5c3f70207f54424f4d3a59520b96";

export default node;
