/**
 * @generated SignedSource<<28cd5a38c8cb343bb4f784297d8e0874>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamConfirm_team$data = {
  readonly databaseId: number;
  readonly locked: boolean;
  readonly members: ReadonlyArray<{
    readonly user: {
      readonly databaseId: string;
    };
  }>;
  readonly name: string;
  readonly " $fragmentType": "TeamConfirm_team";
};
export type TeamConfirm_team$key = {
  readonly " $data"?: TeamConfirm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamConfirm_team">;
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
  "name": "TeamConfirm_team",
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
      "name": "locked",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "15584074448d06e7d18c6be974e449d9";

export default node;
