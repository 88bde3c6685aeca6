/**
 * @generated SignedSource<<2b422f47a4aa53546caa520f5cafa649>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteupItem_writeup$data = {
  readonly size: number;
  readonly team: {
    readonly avatarUrl: string | null | undefined;
    readonly name: string;
  };
  readonly uploadedAt: string | null | undefined;
  readonly " $fragmentType": "WriteupItem_writeup";
};
export type WriteupItem_writeup$key = {
  readonly " $data"?: WriteupItem_writeup$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupItem_writeup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupItem_writeup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedAt",
      "storageKey": null
    }
  ],
  "type": "Writeup",
  "abstractKey": null
};

(node as any).hash = "20810ec1fdf8c659b42efe1bdbb50de9";

export default node;
