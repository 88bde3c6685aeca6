/**
 * @generated SignedSource<<667dc5a8faf6e464b91019625848ad5c>>
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
    readonly databaseId: string;
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
          "name": "databaseId",
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

(node as any).hash = "b74c4c41b8f4fb928c476f89e4d71dcb";

export default node;
