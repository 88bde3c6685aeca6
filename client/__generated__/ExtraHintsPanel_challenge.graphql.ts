/**
 * @generated SignedSource<<5da9c1ffb74f4fbfcc3e354cd9a27ac2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExtraHintsPanel_challenge$data = {
  readonly extraHints: ReadonlyArray<{
    readonly content: string | null | undefined;
    readonly cost: number;
    readonly id: string;
    readonly releaseAt: string | null | undefined;
    readonly title: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ExtraHintsPanel_challenge";
};
export type ExtraHintsPanel_challenge$key = {
  readonly " $data"?: ExtraHintsPanel_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraHintsPanel_challenge">;
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
  "name": "ExtraHintsPanel_challenge",
  "selections": [
    (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "releaseAt",
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

(node as any).hash = "a0300a6cd1a3331194cd8d707b387238";

export default node;
