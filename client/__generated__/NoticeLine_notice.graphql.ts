/**
 * @generated SignedSource<<bad239c426a77be7b900a0ac92ac49a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeType = "FirstBlood" | "NewChallenge" | "NewHint" | "Normal" | "SecondBlood" | "ThirdBlood";
import type { FragmentRefs } from "relay-runtime";
export type NoticeLine_notice$data = {
  readonly publishedAt: string;
  readonly type: NoticeType;
  readonly values: ReadonlyArray<string>;
  readonly " $fragmentType": "NoticeLine_notice";
};
export type NoticeLine_notice$key = {
  readonly " $data"?: NoticeLine_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeLine_notice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeLine_notice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    }
  ],
  "type": "Notice",
  "abstractKey": null
};

(node as any).hash = "3aac92f140f422843f8f102c361626c3";

export default node;
