/**
 * @generated SignedSource<<2883d7c3be9d3d08c0d7fdcd9a56ecaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamDialog_team$data = {
  readonly avatarUrl: string | null | undefined;
  readonly databaseId: number;
  readonly inviteCode: string | null | undefined;
  readonly locked: boolean;
  readonly members: ReadonlyArray<{
    readonly user: {
      readonly databaseId: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TeamMemberRow_member">;
  }>;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"TeamConfirm_team" | "TeamForm_team">;
  readonly " $fragmentType": "TeamDialog_team";
};
export type TeamDialog_team$key = {
  readonly " $data"?: TeamDialog_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamDialog_team">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamDialog_team",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteCode",
      "storageKey": null
    },
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamMemberRow_member"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamForm_team"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamConfirm_team"
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "9a74be150bd33b5178d3ecbc002138be";

export default node;
