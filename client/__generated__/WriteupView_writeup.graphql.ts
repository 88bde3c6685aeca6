/**
 * @generated SignedSource<<5f8288827497a96fd0e2829f28610e61>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PublishPdf_writeup">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishPdf_writeup"
    },
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

(node as any).hash = "0b0cc530184850f28c25df4e19d3ff96";

export default node;
