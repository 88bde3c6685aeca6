/**
 * @generated SignedSource<<6a002870e9a08de9f1f8f627a60aa868>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatingComment_comment$data = {
  readonly comment: string;
  readonly id: string;
  readonly stars: number;
  readonly teamName: string | null | undefined;
  readonly userName: string | null | undefined;
  readonly " $fragmentType": "RatingComment_comment";
};
export type RatingComment_comment$key = {
  readonly " $data"?: RatingComment_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatingComment_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatingComment_comment",
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
      "name": "stars",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamName",
      "storageKey": null
    }
  ],
  "type": "RatingComment",
  "abstractKey": null
};

(node as any).hash = "4646c9d2d7267f0983ea5ce36fb28e24";

export default node;
