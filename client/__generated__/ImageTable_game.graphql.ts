/**
 * @generated SignedSource<<7b73ea08817c1604b190d36baec41695>>
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
  readonly id: string;
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "b7885eb426c8ce80a955b7c33f0b17fd";

export default node;
