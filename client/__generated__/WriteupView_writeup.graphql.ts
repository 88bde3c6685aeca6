/**
 * @generated SignedSource<<cd20c911b31d95b886478888d8089d53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteupView_writeup$data = {
  readonly team: {
    readonly name: string;
  };
  readonly uploadedAt: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "WriteupView_writeup";
};
export type WriteupView_writeup$key = {
  readonly " $data"?: WriteupView_writeup$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupView_writeup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupView_writeup",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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

(node as any).hash = "a0dbc55854742151b0ccdf2b32b3700e";

export default node;
