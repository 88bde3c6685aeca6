/**
 * @generated SignedSource<<7424bd95c9ee4a891b40ca0f08cdee2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImageStatus = "Failed" | "Missing" | "Present" | "Pulling" | "Queued" | "Unknown";
import type { FragmentRefs } from "relay-runtime";
export type ImageTable_game$data = {
  readonly containerImages: ReadonlyArray<{
    readonly challenges: ReadonlyArray<{
      readonly databaseId: number;
      readonly title: string;
    }>;
    readonly engines: ReadonlyArray<{
      readonly engine: string;
      readonly status: ImageStatus;
      readonly " $fragmentSpreads": FragmentRefs<"ImageState_engine">;
    }>;
    readonly image: string;
  }> | null | undefined;
  readonly databaseId: number;
  readonly " $fragmentType": "ImageTable_game";
};
export type ImageTable_game$key = {
  readonly " $data"?: ImageTable_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageTable_game">;
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
  "name": "ImageTable_game",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GameImage",
      "kind": "LinkedField",
      "name": "containerImages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "image",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImageChallenge",
          "kind": "LinkedField",
          "name": "challenges",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EngineImage",
          "kind": "LinkedField",
          "name": "engines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "engine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ImageState_engine"
            }
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

(node as any).hash = "2b9bda2ea13af43dea4dab4c31c62382";

export default node;
