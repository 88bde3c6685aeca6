/**
 * @generated SignedSource<<5b29fd8fd5469259fffb0ecf374d7120>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamConfirm_team$data = {
  readonly id: string;
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamConfirm_team",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
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

(node as any).hash = "f3271da51ad6183dca8fdd47a7c9cffe";

export default node;
