/**
 * @generated SignedSource<<35e73558291e9e1d39f815d81c822f65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminTeamMembers_team$data = {
  readonly members: ReadonlyArray<{
    readonly isCaptain: boolean;
    readonly user: {
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
      readonly userName: string;
    };
  }>;
  readonly " $fragmentType": "AdminTeamMembers_team";
};
export type AdminTeamMembers_team$key = {
  readonly " $data"?: AdminTeamMembers_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminTeamMembers_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminTeamMembers_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
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
              "name": "avatarUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "2ef7366cebd01c47281d4c3607bba83c";

export default node;
