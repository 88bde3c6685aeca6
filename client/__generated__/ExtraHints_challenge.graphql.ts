/**
 * @generated SignedSource<<d25b995e517c62eaecda0468f319c0b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExtraHints_challenge$data = {
  readonly extraHints: ReadonlyArray<{
    readonly content: string | null | undefined;
    readonly cost: number;
    readonly id: string;
    readonly title: string;
    readonly unlock: {
      readonly unlockedAt: string;
      readonly userName: string | null | undefined;
    } | null | undefined;
  }>;
  readonly hints: ReadonlyArray<string>;
  readonly id: string;
  readonly isSolved: boolean;
  readonly " $fragmentType": "ExtraHints_challenge";
};
export type ExtraHints_challenge$key = {
  readonly " $data"?: ExtraHints_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraHints_challenge">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ExtraHints_challenge",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSolved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Hint",
      "kind": "LinkedField",
      "name": "extraHints",
      "plural": true,
      "selections": [
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
          "name": "cost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HintUnlock",
          "kind": "LinkedField",
          "name": "unlock",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unlockedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "userName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};
})();

(node as any).hash = "f822e4fbd2a9ecb9602491d022fd6d45";

export default node;
