/**
 * @generated SignedSource<<9ca7e63d4e0f385804533eb1e89cfcd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamMemberRow_member$data = {
  readonly isCaptain: boolean;
  readonly user: {
    readonly avatarUrl: string | null | undefined;
    readonly bio: string;
    readonly id: string;
    readonly userName: string;
  };
  readonly " $fragmentType": "TeamMemberRow_member";
};
export type TeamMemberRow_member$key = {
  readonly " $data"?: TeamMemberRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamMemberRow_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamMemberRow_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCaptain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bio",
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
  "type": "TeamMember",
  "abstractKey": null
};

(node as any).hash = "91e51d5454e077a198d15067da9ebaa8";

export default node;
