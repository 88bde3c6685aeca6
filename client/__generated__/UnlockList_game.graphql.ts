/**
 * @generated SignedSource<<00c787099c8f39342b1bca31e23c4be8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LockedView = "Card" | "Hidden";
import type { FragmentRefs } from "relay-runtime";
export type UnlockList_game$data = {
  readonly allChallenges: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly lockedView: LockedView | null | undefined;
    readonly requiredChallenges: ReadonlyArray<{
      readonly id: string;
    }> | null | undefined;
    readonly title: string;
    readonly unlockCount: number | null | undefined;
  }> | null | undefined;
  readonly databaseId: number;
  readonly " $fragmentType": "UnlockList_game";
};
export type UnlockList_game$key = {
  readonly " $data"?: UnlockList_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnlockList_game">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnlockList_game",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Challenge",
      "kind": "LinkedField",
      "name": "allChallenges",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unlockCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lockedView",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Challenge",
          "kind": "LinkedField",
          "name": "requiredChallenges",
          "plural": true,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};
})();

(node as any).hash = "cf068cf1e1d82b709d5dd12c0795cbf7";

export default node;
