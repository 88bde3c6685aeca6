/**
 * @generated SignedSource<<4ab5b9d4fa0a931a067a1acb694c6832>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteupReviewFilter_game$data = {
  readonly published: {
    readonly totalCount: number;
  };
  readonly refused: {
    readonly totalCount: number;
  };
  readonly waiting: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "WriteupReviewFilter_game";
};
export type WriteupReviewFilter_game$key = {
  readonly " $data"?: WriteupReviewFilter_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteupReviewFilter_game">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteupReviewFilter_game",
  "selections": [
    {
      "alias": "waiting",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "state",
          "value": "Waiting"
        }
      ],
      "concreteType": "SharedWriteupConnection",
      "kind": "LinkedField",
      "name": "sharedWriteups",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sharedWriteups(first:1,state:\"Waiting\")"
    },
    {
      "alias": "published",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "state",
          "value": "Published"
        }
      ],
      "concreteType": "SharedWriteupConnection",
      "kind": "LinkedField",
      "name": "sharedWriteups",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sharedWriteups(first:1,state:\"Published\")"
    },
    {
      "alias": "refused",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "state",
          "value": "Refused"
        }
      ],
      "concreteType": "SharedWriteupConnection",
      "kind": "LinkedField",
      "name": "sharedWriteups",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "sharedWriteups(first:1,state:\"Refused\")"
    }
  ],
  "type": "Game",
  "abstractKey": null
};
})();

(node as any).hash = "35c90a2259728ef4205dadfd1838eb15";

export default node;
