/**
 * @generated SignedSource<<02432cdb7003f06799ce7cb47ac14ec7>>
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
  readonly ratedAt: string;
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
      "name": "ratedAt",
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

(node as any).hash = "041c2f1d7b1fa759ebd5104f63711880";

export default node;
