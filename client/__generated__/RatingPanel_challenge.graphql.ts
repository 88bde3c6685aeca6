/**
 * @generated SignedSource<<b48163dc5c168201efed94b16cf7860a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatingPanel_challenge$data = {
  readonly id: string;
  readonly viewerRating: {
    readonly comment: string;
    readonly stars: number;
  } | null | undefined;
  readonly " $fragmentType": "RatingPanel_challenge";
};
export type RatingPanel_challenge$key = {
  readonly " $data"?: RatingPanel_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatingPanel_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatingPanel_challenge",
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
      "concreteType": "ViewerRating",
      "kind": "LinkedField",
      "name": "viewerRating",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stars",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "f254962bcf383aeb8ca7cf4faf4d79a4";

export default node;
