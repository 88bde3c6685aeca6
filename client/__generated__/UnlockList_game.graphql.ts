/**
 * @generated SignedSource<<c014e9527eaf7adae0dd9942ab17fd29>>
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
    readonly id: string;
    readonly lockedView: LockedView | null | undefined;
    readonly requiredChallenges: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }> | null | undefined;
    readonly title: string;
    readonly unlockCount: number | null | undefined;
  }> | null | undefined;
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnlockList_game",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Challenge",
      "kind": "LinkedField",
      "name": "allChallenges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
            (v0/*:: as any*/),
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

(node as any).hash = "6b2ae120c32fb39a7534d8cda4b4bbe6";

export default node;
